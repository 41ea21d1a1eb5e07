/**
 * Whether somebody types into the search field by now: a page that arrives meanwhile, asked for
 * before, takes neither their words nor their focus. The panel of suggestions sets the mark.
 */
export const TYPED_MARK = 'data-saisie';

export function isTypedInto(field: Element | null): boolean {
  return field === document.activeElement && field?.hasAttribute(TYPED_MARK) === true;
}
