/**
 * Icons of the controls that stand on every row of a list: one element each, drawn by the style
 * sheet (row-icons.css). Rendered 48 times over, the components of the icon library took a fifth of
 * the time of the whole control, and their paths a third of its elements.
 */
import type { ReactElement } from 'react';

function icon(name: string): ReactElement {
  return <i aria-hidden="true" className={`row-icon row-icon-${name}`} />;
}

export const MINUS = icon('minus');
export const PLUS = icon('plus');
export const SMALL_CART = icon('cart');
export const LARGE_CART = icon('cart row-icon-large');
export const SMALL_CHECK = icon('check');
export const LARGE_CHECK = icon('check row-icon-large');
export const COPY = icon('copy text-text-2');
export const COPIED = icon('check text-ok');
export const LIST_PLUS = icon('list-plus');
export const GRIP = icon('grip');
export const MENU_DOTS = icon('dots max-sm:size-5');
