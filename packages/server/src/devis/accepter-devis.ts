import { createHash } from 'node:crypto';
import type { CallAnswer, CallInput } from '@comptoir/contract/call.ts';
import type { accepterDevis as contract } from '@comptoir/contract/devis/devis.contract.ts';
import { refus } from '@comptoir/contract/erreurs.ts';
import { creerCommande } from '../commandes/commandes.public.ts';
import { transaction, type Tx } from '../db/transaction.ts';
import { sessionOf, type Demande } from '../http/acteur.ts';
import { findReponse, insertReponse } from '../panier/panier.public.ts';
import { noterEtape } from './etape.ts';
import type { Deps } from './etat-devis.ts';
import { toPiece } from './piece-du-devis.ts';
import { verrouiller, verrouillerVersion } from './verrouiller-devis.ts';
import { countCommandes, listArticleIds, takeLignes, type LigneLue } from './versions.sql.ts';

type Acceptation = CallInput<typeof contract>['body'];
type Acceptee = CallAnswer<typeof contract>;

/** Orders lines of an offer at its prices, each once; the rest stays open until all is taken. */
export async function accepterDevis(
  deps: Deps,
  demande: Demande,
  { key, cle }: { key: string; cle: string },
  acceptation: Acceptation,
): Promise<Acceptee> {
  const { pool, articles: catalogue } = deps;
  const { acteur, langue } = demande;
  const jour = catalogue.jour();
  // Before the transaction: inside it, each would hold one connection and wait for another.
  const articles = await catalogue.readArticles(await listArticleIds(pool, key));
  const hash = createHash('sha256')
    .update(JSON.stringify([key, acceptation]))
    .digest();
  const reponseA = { sessionId: sessionOf(acteur), cle, hash };
  return transaction(pool, async (tx) => {
    await verrouiller(tx, acteur, key, jour);
    const donnee = await findReponse<Acceptee>(tx, reponseA);
    if (donnee && !donnee.isSame) throw refus('requete-invalide', { champ: 'Idempotency-Key' });
    if (donnee) return donnee.reponse;
    const acceptee = await prendre(tx);
    await insertReponse(tx, reponseA, acceptee);
    return acceptee;
  });

  async function prendre(tx: Tx): Promise<Acceptee> {
    const { version, modePaiement = 'en-compte' } = acceptation;
    const { devis, courante } = await verrouillerVersion(tx, acteur, { key, version, jour });
    // Nothing is offered yet, or not any more.
    if (devis.etat !== 'propose') throw refus('devis-perime', { version: devis.version });
    const ouvertes = courante.lignes.filter(({ commandeId }) => commandeId === null);
    const lignes = choisir(ouvertes, acceptation.lignes, devis.version);
    for (const { articleId } of lignes) {
      if (articles.get(articleId)?.retire !== false) throw refus('article-retire', { articleId });
    }
    const piece = toPiece({
      devis,
      version: courante,
      lignes,
      isPremiere: (await countCommandes(tx, devis.id)) === 0,
      modePaiement,
      articles,
      langue,
    });
    const commande = await creerCommande(tx, deps, { acteur, langue, piece, devisId: devis.id });
    await takeLignes(
      tx,
      lignes.map(({ id }) => id),
      commande.id,
    );
    await noterEtape(tx, acteur, {
      devisId: devis.id,
      genre: 'accepte',
      etat: lignes.length === ouvertes.length ? 'accepte' : 'propose',
      valableJusqu: devis.valableJusqu ?? undefined,
      details: { commande: commande.numero, lignes: lignes.length },
      courriers: ['accepte'],
    });
    return { key: commande.key, numero: commande.numero };
  }
}

/** All that is left unless told; a line that another took meanwhile is there no more. */
function choisir(
  ouvertes: readonly LigneLue[],
  ids: readonly number[] | undefined,
  version: number,
): readonly LigneLue[] {
  if (ids === undefined) return ouvertes;
  const voulues = new Set(ids);
  const choisies = ouvertes.filter(({ id }) => voulues.has(id));
  if (choisies.length !== voulues.size) throw refus('devis-perime', { version });
  return choisies;
}
