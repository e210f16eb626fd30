import { styled } from 'styled-components'
import { css } from '../../theme/css.ts'
import { vars } from '../../theme/vars.ts'
import { ListFailedRoot } from '../list/ListFailed.styles.ts'

/** The root of `ActionNotice`: the surface of its severity, around the notice and the buttons. */
export const ActionNoticeRoot = styled(ListFailedRoot)(css`
  &[data-shown][data-severity='info'] {
    background: ${vars.color.sunken};
  }
  &[data-shown][data-severity='warning'] {
    background: ${vars.severity.warningSurface};
  }
  &[data-shown][data-severity='success'] {
    background: ${vars.severity.successSurface};
  }
  @media (forced-colors: active) {
    &[data-shown]:not([data-severity='error']) {
      border-width: 0;
      border-inline-start-width: 4px;
      border-radius: 0;
    }
  }
  > [data-ui='notice']:not(:empty)[data-severity] {
    flex-basis: 18rem;
  }
  > [data-at='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[2]};
  }
  /* On a phone the buttons share a line of their own, or are below each other where one needs more than half of it. */
  @media (max-width: 480px) {
    > [data-at='actions'] {
      flex: 1 1 100%;
      margin-inline-start: calc(${vars.space[2]} - ${vars.space[4]});
      > * {
        flex: 1 1 auto;
        min-inline-size: calc(50% - ${vars.space[2]} / 2);
      }
    }
  }
`)
