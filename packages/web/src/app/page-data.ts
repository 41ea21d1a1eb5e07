/**
 * What the queries of a page answered on the server, handed over to the browser as a block of JSON:
 * the router's own serialiser takes ten times as long over it.
 */
import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

const ID = 'donnees';

/** Just before the end of the body: whole when the scripts, which are deferred, run. */
export function addPageData(html: string, queryClient: QueryClient): string {
  // Without `<` nothing in it can end the block.
  const json = JSON.stringify(dehydrate(queryClient)).replaceAll('<', '\\u003c');
  const end = html.lastIndexOf('</body>');
  return `${html.slice(0, end)}<script type="application/json" id="${ID}">${json}</script>${html.slice(end)}`;
}

export function readPageData(queryClient: QueryClient): void {
  const json = document.getElementById(ID)?.textContent;
  if (json) hydrate(queryClient, JSON.parse(json) as DehydratedState);
}
