/** The status of the second provider's prompt if it was not shown or was dismissed. The provider's own button works all the same. */
export const PROMPT_NOT_SHOWN = 'prompt_not_shown'
