import { useState } from 'react'
import { buildAdvertiserUrl, type AdvertiserUrlRequest } from '../../../src/business.ts'
import { Button } from '../../../src/ui/actions/Button.tsx'
import { Notice } from '../../../src/ui/feedback/Notice.tsx'
import { Address } from './Address.tsx'
import { Card, ErrorCode, Part, Result, Snippet } from './AddressBuilder.styles.ts'
import { requestOf, type AddressParts } from './addressRequest.ts'
import { addressWords } from './addressWords.ts'

/** Props of `AddressBuilder`. An empty text leaves a part out. */
export type AddressBuilderProps = AddressParts

/** The call as an app writes it. */
function callOf(request: AdvertiserUrlRequest): string {
  const parts = Object.entries(request).filter(([, value]) => value !== undefined)
  const lines = parts.map(([name, value]) => `  ${name}: ${JSON.stringify(value)},\n`)
  return `buildAdvertiserUrl({\n${lines.join('')}})`
}

/**
 * Builds an address of the advertiser console from its parts, or says in plain words why there is none. Shows the call that an app makes.
 * saving.txt §2 "Advertiser console URL builder".
 */
export function AddressBuilder(props: AddressBuilderProps) {
  const [copied, setCopied] = useState('')
  const request = requestOf(props)
  const { url, error } = buildAdvertiserUrl(request)
  const onCopy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    setCopied(text)
  }
  return (
    <Card>
      <Part>
        <h2>Call</h2>
        <Snippet>{callOf(request)}</Snippet>
      </Part>
      <Part>
        <h2>{error ? 'No address' : 'Address'}</h2>
        <Notice severity="error">{error && <bdi>{addressWords(error)}</bdi>}</Notice>
        {error && (
          <ErrorCode>
            <bdi>{`error: { field: "${error.field}", reason: "${error.reason}" }`}</bdi>
          </ErrorCode>
        )}
        {url !== null && (
          <Result>
            <p>
              <Address url={url} />
            </p>
            <Button variant="secondary" size={40} onClick={() => void onCopy(url)}>
              <span aria-live="polite">{copied === url ? 'Copied' : 'Copy'}</span>
            </Button>
          </Result>
        )}
      </Part>
    </Card>
  )
}
