import type { CallInput } from '@comptoir/contract/http/call.ts';
import type {
  apercevoirCommande as contract,
  CommandeDeDevis,
} from '@comptoir/contract/devis/commande-devis.contract.ts';
import type { ChantierCommande } from '@comptoir/contract/devis/references-devis.schema.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import {
  referencesManquantes,
  type ExigencesChorus,
} from '@comptoir/contract/panier/references.schema.ts';
import { findSituation } from '../../commandes/commandes.public.ts';
import type { Demande } from '../../http/acteur.ts';
import { direApprobation, listModesPaiement } from '../../piece-ouverte/accord.public.ts';
import type { Deps } from '../etat-devis.ts';
import { compteOf } from '../port-devis.ts';
import { requireVersion } from '../verrouiller-devis.ts';
import { isCouponCompte } from '../versions.sql.ts';
import { isEntiere } from './piece-du-devis.ts';
import { readFonds, preparerCommande } from './preparer-commande.ts';

type Voulue = CallInput<typeof contract>['body'];

/** What ordering these lines comes to; the order itself is made of the same. */
export async function apercevoirCommande(
  deps: Deps,
  demande: Demande,
  key: string,
  { version, lignes: ids, sauf }: Voulue,
): Promise<CommandeDeDevis> {
  const { pool, clock } = deps;
  const { acteur, langue } = demande;
  const { utilisateurId } = acteur;
  const compteId = compteOf(acteur);
  if (utilisateurId === undefined) throw refus('acces-interdit');
  const jour = clock.today();
  const [fonds, lue, situation] = await Promise.all([
    readFonds(deps, demande, key),
    requireVersion(pool, acteur, { key, version, jour }),
    findSituation(pool, { compteId, utilisateurId }, clock.now()),
  ]);
  const { lignes, piece, accord } = preparerCommande(fonds, lue, {
    ids,
    sauf,
    isCouponCompte: await isCouponCompte(pool, lue.devis.id),
    modePaiement: null,
  });
  const { tarif, livraison, goodies, chantiers } = piece;
  const approbation = direApprobation(langue, situation, tarif);
  const modes = listModesPaiement(
    { situation, cartes: false },
    { ttc: tarif.ttc, livraison: livraison.mode, approbation },
    langue,
  );
  return {
    lignes: lignes.map(({ id }) => id),
    nombreCoupes: lignes.filter(({ coupe }) => coupe !== null).length,
    entiere: isEntiere({ version: lue.courante, lignes }),
    tarif,
    livraison,
    modesPaiement: modes.filter(({ mode }) => mode !== 'carte'),
    approbation,
    goodies,
    chantiers: chantiers.map((chantier) => toChantier(chantier, fonds.chorus)),
    chorus: fonds.chorus,
    accord,
  };
}

function toChantier(chantier: Chantier, chorus: ExigencesChorus | null): ChantierCommande {
  const { libelle, codeServiceChorus, numeroEngagement, referenceCommande } = chantier;
  return {
    chantier: libelle ?? '',
    codeServiceChorus,
    numeroEngagement,
    referenceCommande,
    manque: referencesManquantes(chantier, chorus),
  };
}
