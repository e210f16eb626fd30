import type { LoginViewProps } from '../../../views/auth/login/LoginView.types.ts'
import type { TackboardConfig } from '../../runtime/config.ts'
import { goTo } from '../../runtime/goTo.ts'

/**
 * How the links of a form lead to other pages of the app: by its router if it has one. Over a page, they are followed by the browser,
 * because the dialog would stay open over the next page.
 */
export const followsIn = (
  config: TackboardConfig,
  layout?: LoginViewProps['layout'],
): LoginViewProps['onFollow'] =>
  config.navigate && layout !== 'modal' && layout !== 'flyout' ? (href) => goTo(config, href) : undefined
