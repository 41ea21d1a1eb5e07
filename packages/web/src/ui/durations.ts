/** How long things last on screen, in milliseconds. */
export const TOAST_MS = 5000;
export const SNACKBAR_MS = 5000;
export const SNACKBAR_SUCCESS_MS = 8000;
export const SNACKBAR_INFO_MS = 15_000;
export const SUCCESS_BUTTON_MS = 1500;
export const ERROR_ALERT_MS = 3000;
export const TOOLTIP_DELAY_MS = 300;
export const DIALOG_CLOSE_MS = 200;
export const NUMBER_DEBOUNCE_MS = 500;
/** An answer faster than this shows no skeleton: a flash reads as slower than a wait. */
export const SKELETON_DELAY_MS = 300;
