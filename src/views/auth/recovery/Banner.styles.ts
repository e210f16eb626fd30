import { styled } from 'styled-components'
import { vars } from '../../../theme/vars.ts'
import { buttonStyles } from '../../../ui/actions/Button.styles.ts'
import { linkStyles } from '../../../ui/actions/Link.styles.ts'
import { sheet } from '../../../ui/layout/sheet.ts'
import { surfaceStyles } from '../../../ui/layout/surface.ts'

/** A banner over a form: what happened, and the way on. */
export const BannerRoot = styled.div(sheet`
  ${surfaceStyles}
  ${buttonStyles}
  ${linkStyles}
  display: flex;
  align-items: flex-start;
  gap: ${vars.space[2]};
  padding: ${vars.space[3]} ${vars.space[4]};
  border: 1px solid ${vars.color.divider};
  border-radius: ${vars.radius[16]};
  background: ${vars.color.sunken};
  font-size: ${vars.type[14]};
  text-align: start;
  > svg { margin-block-start: 0.125em; }
  > div { flex: 1; min-inline-size: 0; }
  [data-at='title'] { font-weight: 650; }
  [data-at='waiting'] { display: flex; align-items: center; gap: ${vars.space[2]}; color: ${vars.color.textSubtle}; }
  [data-variant='icon'] { margin-block: calc(-1 * ${vars.space[2]}); margin-inline-end: calc(-1 * ${vars.space[3]}); }
`)
