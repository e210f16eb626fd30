import { DocText } from '../frame/DocTable.tsx'
import { designTokens } from '../../theming/designTokens.ts'

const json = `data:application/json,${encodeURIComponent(JSON.stringify(designTokens, null, 2))}`

/** Downloads the tokens for a design tool: the package's file `tackboard/tokens.json`. */
export const DesignTokensLink = () => (
  <DocText>
    <a href={json} download="tackboard.tokens.json">
      Download as a design-tokens file
    </a>
  </DocText>
)
