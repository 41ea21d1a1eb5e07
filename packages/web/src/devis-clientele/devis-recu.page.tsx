/** What the customer of a company reads of the quote they were sent, and answers. */
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import { recuQuery } from './devis-clientele.queries.ts';
import { lienFerme } from './recu/lien-ferme.ts';

export async function loader(context: PageContext): Promise<PageMeta | undefined> {
  const { queryClient, params } = context;
  const chemin = `/devis-recu/${params['jeton'] ?? ''}`;
  const chemins = { fr: chemin, en: chemin, es: chemin };
  try {
    const devis = await queryClient.fetchQuery(recuQuery(context, params['jeton'] ?? ''));
    return { ...(devis && { titre: `${devis.numero} · ${devis.entreprise.nom}` }), chemins };
  } catch (error) {
    // A link that leads nowhere any more has a page that says so.
    if (lienFerme(error) === undefined) throw error;
    return { statut: 404, chemins };
  }
}
