import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'
import { Surface } from '../../../ui/layout/Surface.ts'

/** The root of `HashtagField`. The list covers what is below the field. */
export const HashtagRoot = styled(Surface)(css`
  @keyframes tb-fade {
    from {
      opacity: 0;
    }
  }
  [role='listbox'] {
    position: absolute;
    inset-block-start: calc(100% + ${vars.space[1]});
    inset-inline: 0;
    z-index: 1;
    padding: ${vars.space[2]};
    border: 1px solid ${vars.color.divider};
    border-radius: ${vars.radius[16]};
    background: ${vars.color.raised};
    box-shadow: ${vars.elevation[2]};
    animation: tb-fade ${vars.motion[120]};
  }
  [role='option'] {
    display: flex;
    /* In a narrow field the count is below the hashtag. */
    flex-wrap: wrap;
    gap: 0 ${vars.space[4]};
    align-items: baseline;
    justify-content: space-between;
    padding: ${vars.space[2]} ${vars.space[3]};
    border-radius: ${vars.radius[10]};
    font-size: ${vars.type[16]};
    cursor: pointer;
    &:hover {
      background: ${vars.color.sunken};
    }
    &[aria-selected='true'] {
      background: ${vars.color.sunkenHover};
    }
    > bdi {
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    /* What is still to be typed. */
    strong {
      font-weight: 600;
    }
    > span {
      flex: none;
      color: ${vars.color.textSubtle};
      font-size: ${vars.type[14]};
    }
    @media (forced-colors: active) {
      &[aria-selected='true'] {
        outline: 2px solid;
        outline-offset: -2px;
      }
    }
  }
`)
