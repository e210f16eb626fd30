import type { AdvertiserPage } from '../routes.ts'

/** The addresses of one sentence of the specification. */
export interface GoldenGroup {
  readonly title: string
  /** The sentence of saving.txt §2 "Advertiser console URL builder", word for word. */
  readonly sentence: string
  /** What the sentence says besides addresses. */
  readonly prose: readonly string[]
  readonly addresses: readonly (readonly [page: AdvertiserPage, path: string])[]
}

/** Written by hand from the specification, never from the code: what `buildAdvertiserUrl` is checked against. */
export const goldenGroups: readonly GoldenGroup[] = [
  { title: 'Root', sentence: '- Root: /', prose: ['Root'], addresses: [['root', '/']] },
  {
    title: 'Reporting',
    sentence:
      '- Reporting: /reporting/ campaigns/, adgroups/, ads/, productgroups/, productitems/, campaignNegativeKeywords/, campaignSearchQueries/, adGroupNegativeKeywords/, adGroupPositiveKeywords/, adGroupSearchQueries/, preferences/.',
    prose: ['Reporting'],
    addresses: [
      ['reporting', '/reporting/'],
      ['reportingCampaigns', '/reporting/campaigns/'],
      ['reportingAdGroups', '/reporting/adgroups/'],
      ['reportingAds', '/reporting/ads/'],
      ['reportingProductGroups', '/reporting/productgroups/'],
      ['reportingProductItems', '/reporting/productitems/'],
      ['reportingCampaignNegativeKeywords', '/reporting/campaignNegativeKeywords/'],
      ['reportingCampaignSearchQueries', '/reporting/campaignSearchQueries/'],
      ['reportingAdGroupNegativeKeywords', '/reporting/adGroupNegativeKeywords/'],
      ['reportingAdGroupPositiveKeywords', '/reporting/adGroupPositiveKeywords/'],
      ['reportingAdGroupSearchQueries', '/reporting/adGroupSearchQueries/'],
      ['reportingPreferences', '/reporting/preferences/'],
    ],
  },
  {
    title: 'Ads',
    sentence:
      '- Ads: /ads/create/, /automated/ads/create/, /ads/edit/, /automated/ads/edit/, /ads/edit_draft/, /ads/duplicate/, /ads/bulk_edit/, /ads/campaign_mode/.',
    prose: ['Ads'],
    addresses: [
      ['adsCreate', '/ads/create/'],
      ['automatedAdsCreate', '/automated/ads/create/'],
      ['adsEdit', '/ads/edit/'],
      ['automatedAdsEdit', '/automated/ads/edit/'],
      ['adsEditDraft', '/ads/edit_draft/'],
      ['adsDuplicate', '/ads/duplicate/'],
      ['adsBulkEdit', '/ads/bulk_edit/'],
      ['adsCampaignMode', '/ads/campaign_mode/'],
    ],
  },
  {
    title: 'Audiences',
    sentence: '- /audiences/, /audience_debug/.',
    prose: [],
    addresses: [
      ['audiences', '/audiences/'],
      ['audienceDebug', '/audience_debug/'],
    ],
  },
  {
    title: 'Billing',
    sentence:
      '- /billing/ with sub-pages history, order_lines, promotions, documents, tax_documents, prepaid_campaign_spend_summary, prepaid_spend_campaign_breakdown.',
    prose: ['with', 'sub-pages'],
    addresses: [
      ['billing', '/billing/'],
      ['billingHistory', '/billing/history/'],
      ['billingOrderLines', '/billing/order_lines/'],
      ['billingPromotions', '/billing/promotions/'],
      ['billingDocuments', '/billing/documents/'],
      ['billingTaxDocuments', '/billing/tax_documents/'],
      ['billingPrepaidCampaignSpendSummary', '/billing/prepaid_campaign_spend_summary/'],
      ['billingPrepaidSpendCampaignBreakdown', '/billing/prepaid_spend_campaign_breakdown/'],
    ],
  },
  {
    title: 'Bulk editor',
    sentence: '- /bulk_editor/ with upload_template, download_template, history, bulk_id_library, resources.',
    prose: ['with'],
    addresses: [
      ['bulkEditor', '/bulk_editor/'],
      ['bulkEditorUploadTemplate', '/bulk_editor/upload_template/'],
      ['bulkEditorDownloadTemplate', '/bulk_editor/download_template/'],
      ['bulkEditorHistory', '/bulk_editor/history/'],
      ['bulkEditorBulkIdLibrary', '/bulk_editor/bulk_id_library/'],
      ['bulkEditorResources', '/bulk_editor/resources/'],
    ],
  },
  {
    title: 'Experiments',
    sentence: '- /experiments/ with create, view-results, view-results/{id}.',
    prose: ['with'],
    addresses: [
      ['experiments', '/experiments/'],
      ['experimentsCreate', '/experiments/create/'],
      ['experimentsViewResults', '/experiments/view-results/'],
      ['experimentResults', '/experiments/view-results/{id}/'],
    ],
  },
  { title: 'History', sentence: '- /history/.', prose: [], addresses: [['history', '/history/']] },
  {
    title: 'Conversions',
    sentence:
      '- /conversions/ with tag, events-overview, event-history, health, test-events, tag_manual_setup, tag-health, upload, history, pca_history, pca_upload, api_manual_setup, api_partner_setup, access_token, setup-api, deduplication, payload-helper, pinterest_capi_connect.',
    prose: ['with'],
    addresses: [
      ['conversions', '/conversions/'],
      ['conversionsTag', '/conversions/tag/'],
      ['conversionsEventsOverview', '/conversions/events-overview/'],
      ['conversionsEventHistory', '/conversions/event-history/'],
      ['conversionsHealth', '/conversions/health/'],
      ['conversionsTestEvents', '/conversions/test-events/'],
      ['conversionsTagManualSetup', '/conversions/tag_manual_setup/'],
      ['conversionsTagHealth', '/conversions/tag-health/'],
      ['conversionsUpload', '/conversions/upload/'],
      ['conversionsHistory', '/conversions/history/'],
      ['conversionsPcaHistory', '/conversions/pca_history/'],
      ['conversionsPcaUpload', '/conversions/pca_upload/'],
      ['conversionsApiManualSetup', '/conversions/api_manual_setup/'],
      ['conversionsApiPartnerSetup', '/conversions/api_partner_setup/'],
      ['conversionsAccessToken', '/conversions/access_token/'],
      ['conversionsSetupApi', '/conversions/setup-api/'],
      ['conversionsDeduplication', '/conversions/deduplication/'],
      ['conversionsPayloadHelper', '/conversions/payload-helper/'],
      ['conversionsPinterestCapiConnect', '/conversions/pinterest_capi_connect/'],
    ],
  },
  {
    title: 'Tools',
    sentence:
      '- /pin-builder/, /accounts_manager/, /report-center/ (builder, history, unsubscribe, download), /quick-promote/, /recommendations/, /product-catalogs/data-source, /media_planner/, /msot-optimizer/.',
    prose: [],
    addresses: [
      ['pinBuilder', '/pin-builder/'],
      ['accountsManager', '/accounts_manager/'],
      ['reportCenter', '/report-center/'],
      ['reportCenterBuilder', '/report-center/builder/'],
      ['reportCenterHistory', '/report-center/history/'],
      ['reportCenterUnsubscribe', '/report-center/unsubscribe/'],
      ['reportCenterDownload', '/report-center/download/'],
      ['quickPromote', '/quick-promote/'],
      ['recommendations', '/recommendations/'],
      ['productCatalogsDataSource', '/product-catalogs/data-source'],
      ['mediaPlanner', '/media_planner/'],
      ['msotOptimizer', '/msot-optimizer/'],
    ],
  },
  {
    title: 'Campaign insights',
    sentence:
      '- /campaign-insights/{campaignId}/ with optional start_date, end_date, comp_start_date, comp_end_date; and /campaign-insights/{campaignId}/product-group/{productGroupId}.',
    prose: ['with', 'optional', 'start_date', 'end_date', 'comp_start_date', 'comp_end_date', 'and'],
    addresses: [
      ['campaignInsights', '/campaign-insights/{campaignId}/'],
      ['campaignInsightsProductGroup', '/campaign-insights/{campaignId}/product-group/{productGroupId}'],
    ],
  },
]
