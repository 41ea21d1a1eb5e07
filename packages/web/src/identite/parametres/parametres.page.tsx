/** How the person wants to see the shop and to be notified by it. */
import type { PageContext } from '../../page/page-loader.ts';
import { profilQuery } from '../identite.queries.ts';

export async function loader({ api, locale, queryClient }: PageContext): Promise<void> {
  await queryClient.ensureQueryData(profilQuery({ api, locale }));
}
