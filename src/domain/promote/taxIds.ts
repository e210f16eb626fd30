/** How a country writes a company's tax number. Only ever a hint. */
export interface TaxIdFormat {
  /** What it is called; `VAT` where it is the number of the value added tax, null where only the example helps. */
  readonly name: string | null
  readonly example: string
}

const vat = (example: string): TaxIdFormat => ({ name: 'VAT', example })
const own = (name: string | null, example: string): TaxIdFormat => ({ name, example })

/** By country. Names are those that the country uses in English. */
export const taxIdFormats: Readonly<Record<string, TaxIdFormat>> = {
  AT: vat('ATU12345678'),
  AU: own('ABN', '12 345 678 901'),
  BE: vat('BE0123456789'),
  BG: vat('BG123456789'),
  BR: own('CNPJ', '12.345.678/0001-90'),
  CA: own('GST/HST', '123456789 RT0001'),
  CH: vat('CHE-123.456.789 MWST'),
  CY: vat('CY12345678L'),
  CZ: vat('CZ12345678'),
  DE: vat('DE123456789'),
  DK: vat('DK12345678'),
  EE: vat('EE123456789'),
  ES: vat('ESB12345678'),
  FI: vat('FI12345678'),
  FR: vat('FR12345678901'),
  GB: vat('GB123456789'),
  GR: vat('EL123456789'),
  HR: vat('HR12345678901'),
  HU: vat('HU12345678'),
  IE: vat('IE1234567FA'),
  IN: own('GSTIN', '22ABCDE1234F1Z5'),
  IT: vat('IT12345678901'),
  JP: own(null, 'T1234567890123'),
  KR: own(null, '123-45-67890'),
  LT: vat('LT123456789'),
  LU: vat('LU12345678'),
  LV: vat('LV12345678901'),
  MT: vat('MT12345678'),
  MX: own('RFC', 'ABC010203AB9'),
  NL: vat('NL123456789B01'),
  NO: vat('NO123456789MVA'),
  NZ: own('GST', '12-345-678'),
  PL: vat('PL1234567890'),
  PT: vat('PT123456789'),
  RO: vat('RO12345678'),
  SE: vat('SE123456789101'),
  SI: vat('SI12345678'),
  SK: vat('SK1234567890'),
  US: own('EIN', '12-3456789'),
}
