/**
 * The page that creates an ad, by the tool in which the member prefers to create campaigns: `ADS_MANAGER` or `AUTOMATED_CAMPAIGN`. Any
 * other or missing preference leads to the page that asks for a mode. saving.txt §2 "Create-route choice".
 */
export function createAdsPage(
  preference: string | null | undefined,
): 'adsCreate' | 'automatedAdsCreate' | 'adsCampaignMode' {
  if (preference === 'ADS_MANAGER') return 'adsCreate'
  return preference === 'AUTOMATED_CAMPAIGN' ? 'automatedAdsCreate' : 'adsCampaignMode'
}
