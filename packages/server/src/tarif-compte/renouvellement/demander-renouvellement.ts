import type { CallAnswer, CallInput } from '@comptoir/contract/http/call.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import {
  MAX_DEMANDES_RENOUVELLEMENT,
  type demanderRenouvellement as contract,
} from '@comptoir/contract/tarif-compte/prix-negocies.contract.ts';
import { lockCompte } from '../../commandes/commandes.public.ts';
import { envoyer } from '../../courrier/envoyer.ts';
import { transaction, type Tx } from '../../db/transaction.ts';
import { findInterlocuteurs, journaliser } from '../../delegue/delegue.public.ts';
import { acheteurOf, sessionOf, type Demande } from '../../http/acteur.ts';
import { cleIdempotence, uneFois } from '../../http/une-fois.ts';
import type { Shop } from '../../shop.ts';
import { courrierAccuse, courrierDemande } from './courriers-renouvellement.ts';
import {
  countDemandes,
  insertDemande,
  listARenouveler,
  type PrixARenouveler,
} from './renouvellement.sql.ts';

type Reponse = CallAnswer<typeof contract>;

/** Writes to who looks after the company, once for each price within a week, and to who asked. */
export function demanderRenouvellement(
  { pool, clock }: Pick<Shop, 'pool' | 'clock'>,
  { acteur, langue }: Demande,
  cle: string,
  { articleIds }: CallInput<typeof contract>['body'],
): Promise<Reponse> {
  const { compteId, utilisateurId } = acheteurOf(acteur);
  return transaction(pool, async (tx) => {
    // Two colleagues who ask at once write one mail.
    await lockCompte(tx, compteId);
    return uneFois(tx, cleIdempotence(sessionOf(acteur), cle, { articleIds }), () => garder(tx));
  });

  async function garder(tx: Tx): Promise<Reponse> {
    const instant = clock.now();
    const trouves = await listARenouveler(tx, { compteId, jour: clock.today() }, articleIds);
    const prix = trouves.filter(({ isARedemander }) => isARedemander);
    if (trouves.length === 0) throw refus('introuvable');
    if (prix.length === 0) throw refus('renouvellement-deja-demande', { le: derniereOf(trouves) });
    if ((await countDemandes(tx, utilisateurId, instant)) >= MAX_DEMANDES_RENOUVELLEMENT) {
      throw refus('trop-de-requetes');
    }
    const qui = await findInterlocuteurs(tx, utilisateurId);
    const nouvelle = { compteId, utilisateurId, langue, instant, prix };
    const numero = await insertDemande(tx, nouvelle);
    await envoyer(tx, courrierDemande(numero, { qui, prix, langue }));
    await envoyer(tx, courrierAccuse(numero, { qui, prix }));
    await journaliser(tx, acteur, 'renouvellement-demande', { numero, nombre: prix.length });
    return {
      numero,
      le: instant.toISOString(),
      nombre: prix.length,
      deja: trouves.length - prix.length,
      delegue: qui.delegue?.nom ?? null,
    };
  }
}

function derniereOf(prix: readonly PrixARenouveler[]): string {
  const instants = prix.flatMap(({ demandeLe }) => demandeLe?.getTime() ?? []);
  return new Date(Math.max(...instants)).toISOString();
}
