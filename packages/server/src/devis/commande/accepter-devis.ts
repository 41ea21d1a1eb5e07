import type { CallAnswer, CallInput } from '@comptoir/contract/http/call.ts';
import type { accepterDevis as contract } from '@comptoir/contract/devis/devis.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { referenceManquante } from '@comptoir/contract/panier/references.schema.ts';
import { creerCommande } from '../../commandes/commandes.public.ts';
import { transaction, type Tx } from '../../db/transaction.ts';
import { sessionOf, type Demande } from '../../http/acteur.ts';
import { cleIdempotence, uneFois } from '../../http/une-fois.ts';
import { verifierAccord } from '../../piece-ouverte/accord.public.ts';
import type { PieceAgreee } from '../../piece-ouverte/piece-consommee.public.ts';
import { noterEtape } from '../etape.ts';
import { etatDesOuvertes, type Deps } from '../etat-devis.ts';
import { verrouiller, verrouillerVersion } from '../verrouiller-devis.ts';
import { isCouponCompte, takeLignes, type LigneLue } from '../versions.sql.ts';
import { readFonds, preparerCommande, type Fonds } from './preparer-commande.ts';

type Acceptation = CallInput<typeof contract>['body'];
type Acceptee = CallAnswer<typeof contract>;

/** Orders lines of an offer at its prices, each once; the rest stays open until all is taken. */
export async function accepterDevis(
  deps: Deps,
  demande: Demande,
  { key, cle }: { key: string; cle: string },
  acceptation: Acceptation,
): Promise<Acceptee> {
  const { pool } = deps;
  const { acteur, langue } = demande;
  const fonds = await readFonds(deps, demande, key);
  const jour = deps.clock.today();
  const reponseA = cleIdempotence(sessionOf(acteur), cle, [key, acceptation]);
  return transaction(pool, async (tx) => {
    await verrouiller(tx, acteur, key, jour);
    return uneFois(tx, reponseA, () => prendre(tx));
  });

  async function prendre(tx: Tx): Promise<Acceptee> {
    const {
      version,
      modePaiement = 'en-compte',
      lignes: ids,
      sauf,
      accord,
      references,
    } = acceptation;
    const lue = await verrouillerVersion(tx, acteur, { key, version, jour });
    const { devis, courante } = lue;
    const {
      lignes,
      piece,
      accord: present,
    } = preparerCommande(fonds, lue, {
      ids,
      sauf,
      isCouponCompte: await isCouponCompte(tx, devis.id),
      modePaiement,
      references,
    });
    verifierReferences(piece, fonds);
    verifierCoupes(lignes, acceptation);
    if (accord !== undefined) verifierAccord(accord, present, langue);
    const commande = await creerCommande(tx, deps, {
      acteur,
      langue,
      piece,
      origine: { de: 'devis', devisId: devis.id, joursDits: accord !== undefined },
    });
    const prises = new Set(lignes.map(({ id }) => id));
    await takeLignes(tx, [...prises], commande.id);
    const etat = etatDesOuvertes(
      courante.lignes.filter(({ id, commandeId }) => commandeId === null && !prises.has(id)),
    );
    await noterEtape(tx, acteur, {
      devisId: devis.id,
      genre: 'accepte',
      etat,
      // What only waits for a price is no offer any more.
      valableJusqu: etat === 'en-etude' ? undefined : (devis.valableJusqu ?? undefined),
      details: { commande: commande.numero, lignes: lignes.length },
      courriers: ['accepte'],
    });
    return { key: commande.key, numero: commande.numero };
  }
}

/** What a public body cannot be invoiced without; it was asked for without. */
function verifierReferences({ chantiers }: PieceAgreee, { chorus }: Fonds): void {
  const manquante = referenceManquante(chantiers, chorus);
  if (!manquante) return;
  const { champ, chantier } = manquante;
  throw refus('piece-incomplete', {
    etape: 'confirmation',
    champ,
    chantier: chantier.libelle ?? '',
  });
}

/** What is cut is cut to sizes that were read again: nobody takes it back. */
function verifierCoupes(lignes: readonly LigneLue[], { traitCoupeValide }: Acceptation): void {
  if (traitCoupeValide || lignes.every(({ coupe }) => coupe === null)) return;
  throw refus('piece-incomplete', { etape: 'confirmation', champ: 'traitCoupeValide' });
}
