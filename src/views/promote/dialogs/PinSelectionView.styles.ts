'use client'
import { styled } from 'styled-components'
import { css } from '../../../theme/css.ts'
import { vars } from '../../../theme/vars.ts'

/** Body of the dialog: the pins scroll below its title. */
export const PinSelectionRoot = styled.div(css`
  position: relative;
  block-size: 100%;
  box-sizing: border-box;
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${vars.space[3]} ${vars.space[8]} ${vars.space[8]};
  /* Fades out the pins that are cut at the end. */
  &:is([data-status='choosing'], [data-status='loading'], [data-status='slow']) {
    padding-block-end: 0;
    &::after {
      content: '';
      position: sticky;
      inset-block-end: 0;
      display: block;
      block-size: ${vars.space[8]};
      margin-inline: calc(-1 * ${vars.space[1]});
      background: linear-gradient(transparent, ${vars.color.raised});
      pointer-events: none;
    }
  }
  /* As high as what it says. */
  dialog:has(> * > &:not([data-status='choosing'], [data-status='loading'], [data-status='slow'])) {
    block-size: fit-content;
  }
  [role='listbox'],
  [data-ui='skeleton'][data-shape] {
    display: grid;
    /* Four columns of 160 in the widest dialog, so that two rows fit below its title, and two on a phone. */
    grid-template-columns: repeat(auto-fill, minmax(min(136px, 45%), 1fr));
    gap: ${vars.space[4]} ${vars.space[3]};
  }
  /* The place of a title below each picture. */
  [data-ui='skeleton'][data-shape] > :not([data-ui='hidden']) {
    margin-block-end: calc(${vars.space[2]} + 1.1875rem);
  }
  @media (max-width: 480px) {
    padding-inline: ${vars.space[4]};
  }
  @media (max-height: 400px) {
    overflow: visible;
  }
`)

/** A pin to choose: its picture, and its title below it. */
export const PinOptionRoot = styled.button(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space[2]};
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${vars.radius[16]};
  background: none;
  color: inherit;
  font: inherit;
  font-size: ${vars.type[14]};
  line-height: 1.35;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  /* The ring is around the picture. */
  &:focus-visible {
    outline: none;
  }
  &[aria-selected='true'] > [data-at='picture'] {
    outline: 3px solid ${vars.color.accent};
    outline-offset: 2px;
  }
  &:focus-visible > [data-at='picture'] {
    outline: 2px solid ${vars.color.focus};
    outline-offset: 2px;
  }
  > [data-at='picture'] {
    position: relative;
    border-radius: ${vars.radius[16]};
    overflow: hidden;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: inherit;
      pointer-events: none;
    }
  }
  &:hover > [data-at='picture']::after {
    background: rgb(29 18 14 / 0.08);
  }
  &:active > [data-at='picture'] {
    scale: 0.985;
  }
  /* A pin without a picture is a card with its title. */
  [data-at='card'] {
    display: grid;
    align-content: end;
    box-sizing: border-box;
    aspect-ratio: 3 / 4;
    padding: ${vars.space[4]};
    border-radius: inherit;
    background: ${vars.color.sunken};
    font-size: ${vars.type[16]};
    font-weight: 650;
    line-height: 1.3;
    > bdi {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 6;
      overflow: hidden;
    }
    > [data-ui='icon'] {
      place-self: center;
      font-size: ${vars.type[24]};
    }
    &:has(> [data-ui='icon']) {
      grid-template-rows: 1fr auto;
    }
  }
  /* Truncated at its own end. */
  [data-at='title'] {
    display: -webkit-box;
    inline-size: fit-content;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    padding-inline: ${vars.space[1]};
    font-weight: 550;
  }
  [data-untitled] {
    color: ${vars.color.textSubtle};
  }
  [data-at='video'],
  [data-at='tick'] {
    position: absolute;
    inset-block-start: ${vars.space[2]};
    display: flex;
    align-items: center;
    gap: 2px;
    border-radius: 999px;
  }
  [data-at='video'] {
    inset-inline-start: ${vars.space[2]};
    padding: 2px 10px 2px 8px;
    background: rgb(0 0 0 / 0.72);
    color: #ffffff;
    font-size: ${vars.type.legal};
    font-weight: 600;
    line-height: 1.5;
  }
  [data-at='tick'] {
    inset-inline-end: ${vars.space[2]};
    justify-content: center;
    inline-size: 28px;
    block-size: 28px;
    background: ${vars.color.accent};
    color: ${vars.color.onAccent};
  }
  @media (prefers-reduced-motion: no-preference) {
    > [data-at='picture'] {
      transition: scale ${vars.motion[120]};
    }
  }
  @media (forced-colors: active) {
    [data-at='card'],
    [data-at='video'],
    [data-at='tick'] {
      border: 1px solid;
    }
    &[aria-selected='true'] > [data-at='picture'] {
      outline-color: Highlight;
    }
  }
`)
