/**
 * The pages of the advertiser console with their paths, as the specification writes them. Parents such as `/reporting/` are pages, too.
 * Sub-pages that it lists without a slash end in one, like their parents; `data-source` and `product-group` have none there.
 * saving.txt §2 "Advertiser console URL builder".
 */
export const advertiserRoutes = {
  root: '/',
  reporting: '/reporting/',
  reportingCampaigns: '/reporting/campaigns/',
  reportingAdGroups: '/reporting/adgroups/',
  reportingAds: '/reporting/ads/',
  reportingProductGroups: '/reporting/productgroups/',
  reportingProductItems: '/reporting/productitems/',
  reportingCampaignNegativeKeywords: '/reporting/campaignNegativeKeywords/',
  reportingCampaignSearchQueries: '/reporting/campaignSearchQueries/',
  reportingAdGroupNegativeKeywords: '/reporting/adGroupNegativeKeywords/',
  reportingAdGroupPositiveKeywords: '/reporting/adGroupPositiveKeywords/',
  reportingAdGroupSearchQueries: '/reporting/adGroupSearchQueries/',
  reportingPreferences: '/reporting/preferences/',
  adsCreate: '/ads/create/',
  automatedAdsCreate: '/automated/ads/create/',
  adsEdit: '/ads/edit/',
  automatedAdsEdit: '/automated/ads/edit/',
  adsEditDraft: '/ads/edit_draft/',
  adsDuplicate: '/ads/duplicate/',
  adsBulkEdit: '/ads/bulk_edit/',
  adsCampaignMode: '/ads/campaign_mode/',
  audiences: '/audiences/',
  audienceDebug: '/audience_debug/',
  billing: '/billing/',
  billingHistory: '/billing/history/',
  billingOrderLines: '/billing/order_lines/',
  billingPromotions: '/billing/promotions/',
  billingDocuments: '/billing/documents/',
  billingTaxDocuments: '/billing/tax_documents/',
  billingPrepaidCampaignSpendSummary: '/billing/prepaid_campaign_spend_summary/',
  billingPrepaidSpendCampaignBreakdown: '/billing/prepaid_spend_campaign_breakdown/',
  bulkEditor: '/bulk_editor/',
  bulkEditorUploadTemplate: '/bulk_editor/upload_template/',
  bulkEditorDownloadTemplate: '/bulk_editor/download_template/',
  bulkEditorHistory: '/bulk_editor/history/',
  bulkEditorBulkIdLibrary: '/bulk_editor/bulk_id_library/',
  bulkEditorResources: '/bulk_editor/resources/',
  experiments: '/experiments/',
  experimentsCreate: '/experiments/create/',
  experimentsViewResults: '/experiments/view-results/',
  experimentResults: '/experiments/view-results/{experimentId}/',
  history: '/history/',
  conversions: '/conversions/',
  conversionsTag: '/conversions/tag/',
  conversionsEventsOverview: '/conversions/events-overview/',
  conversionsEventHistory: '/conversions/event-history/',
  conversionsHealth: '/conversions/health/',
  conversionsTestEvents: '/conversions/test-events/',
  conversionsTagManualSetup: '/conversions/tag_manual_setup/',
  conversionsTagHealth: '/conversions/tag-health/',
  conversionsUpload: '/conversions/upload/',
  conversionsHistory: '/conversions/history/',
  conversionsPcaHistory: '/conversions/pca_history/',
  conversionsPcaUpload: '/conversions/pca_upload/',
  conversionsApiManualSetup: '/conversions/api_manual_setup/',
  conversionsApiPartnerSetup: '/conversions/api_partner_setup/',
  conversionsAccessToken: '/conversions/access_token/',
  conversionsSetupApi: '/conversions/setup-api/',
  conversionsDeduplication: '/conversions/deduplication/',
  conversionsPayloadHelper: '/conversions/payload-helper/',
  conversionsPinterestCapiConnect: '/conversions/pinterest_capi_connect/',
  pinBuilder: '/pin-builder/',
  accountsManager: '/accounts_manager/',
  reportCenter: '/report-center/',
  reportCenterBuilder: '/report-center/builder/',
  reportCenterHistory: '/report-center/history/',
  reportCenterUnsubscribe: '/report-center/unsubscribe/',
  reportCenterDownload: '/report-center/download/',
  quickPromote: '/quick-promote/',
  recommendations: '/recommendations/',
  productCatalogsDataSource: '/product-catalogs/data-source',
  mediaPlanner: '/media_planner/',
  msotOptimizer: '/msot-optimizer/',
  campaignInsights: '/campaign-insights/{campaignId}/',
  campaignInsightsProductGroup: '/campaign-insights/{campaignId}/product-group/{productGroupId}',
} as const

/** A page of the advertiser console. */
export type AdvertiserPage = keyof typeof advertiserRoutes

/** All pages, in the order of the specification. */
// SAFETY: the keys of the table.
export const advertiserPages = Object.keys(advertiserRoutes) as readonly AdvertiserPage[]

/** The IDs that paths contain. */
export const routeIds = ['experimentId', 'campaignId', 'productGroupId'] as const

/** An ID in a path. */
export type RouteId = (typeof routeIds)[number]
