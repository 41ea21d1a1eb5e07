import type { CallAnswer, CallInput } from '@comptoir/contract/http/call.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { expliquerPrix as contract } from '@comptoir/contract/tarif-compte/conditions.contract.ts';
import { porteSur } from '../articles/articles.public.ts';
import { acheteurOf, type Demande } from '../http/acteur.ts';
import { rapprocher } from '../recherche/recherche.public.ts';
import type { Shop } from '../shop.ts';
import { listConditions, type ConditionRow } from './conditions.sql.ts';
import { toCondition } from './lister-conditions.ts';
import { findNegocie } from './negocies.sql.ts';

type Deps = Pick<Shop, 'pool' | 'articles' | 'index' | 'clock'>;

/** What the company pays for what it typed a code of, and which of its rules made it so. */
export async function expliquerPrix(
  deps: Deps,
  demande: Demande,
  { reference, quantite }: CallInput<typeof contract>['query'],
): Promise<CallAnswer<typeof contract>> {
  const { pool, articles, index, clock } = deps;
  if (!index) throw refus('service-indisponible');
  const { compteId } = acheteurOf(demande.acteur);
  const jour = clock.today();
  const [ligne] = await rapprocher({ pool, articles, index }, demande, [reference]);
  const articleId = ligne?.articleId ?? null;
  const ids = [...(articleId === null ? [] : [articleId]), ...(ligne?.propositions ?? [])];
  const { articles: vendus } = await articles.listArticlesVendus(demande, ids);
  const article = vendus.find(({ id }) => id === articleId) ?? null;
  const propositions = vendus.filter(({ id }) => id !== articleId);
  const voulue = quantite ?? article?.minimum ?? 1;
  const rien = { jour, article, propositions, quantite: voulue };
  if (!article) return { ...rien, tarif: null, condition: null, negocie: null };
  const [{ lignes }, conditions, negocie] = await Promise.all([
    articles.chiffrerLot(demande, [{ articleId: article.id, quantite: voulue }]),
    listConditions(pool, compteId, { jour, langue: demande.langue }),
    findNegocie(pool, { compteId, articleId: article.id, jour }),
  ]);
  const chiffree = lignes[0];
  const condition = chiffree && meilleure(conditions, chiffree.article, jour);
  return {
    ...rien,
    tarif: chiffree?.tarif ?? null,
    condition: condition ? toCondition(condition, jour) : null,
    negocie: negocie ?? null,
  };
}

/** The one prices are worked out with: the highest of those in force that bear on the article. */
function meilleure(
  conditions: readonly ConditionRow[],
  article: Parameters<typeof porteSur>[1],
  jour: string,
): ConditionRow | undefined {
  return conditions
    .filter(({ debut, noeud, marque }) => {
      const cible = {
        articleId: null,
        marqueId: marque?.id ?? null,
        gauche: noeud?.gauche ?? null,
        droite: noeud?.droite ?? null,
      };
      return debut <= jour && porteSur(cible, article);
    })
    .toSorted((a, b) => Number(b.remise) - Number(a.remise))[0];
}
