import {
  MAX_RAPPELS,
  TELEPHONE_RAPPEL,
  type demanderRappel as contract,
  type Rappel,
} from '@comptoir/contract/contact/contacts.contract.ts';
import { isCreneau } from '@comptoir/contract/contact/creneaux.ts';
import type { CallInput } from '@comptoir/contract/http/call.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { instantOf } from '@comptoir/contract/jours-ouvres.ts';
import { nettoyerLigne, nettoyerTexte } from '@comptoir/contract/words/texte-saisi.ts';
import type { Clock } from '../../clock.ts';
import { envoyer } from '../../courrier/envoyer.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction, type Tx } from '../../db/transaction.ts';
import { journaliser } from '../../delegue/delegue.public.ts';
import { acheteurOf, sessionOf, type Demande } from '../../http/acteur.ts';
import { cleIdempotence, uneFois } from '../../http/une-fois.ts';
import { lockPersonne } from '../../identite/identite.public.ts';
import type { ReadLieux } from '../../magasins/magasins.public.ts';
import { courrierConfirmation, courrierDemande } from './courriers-rappel.ts';
import { findInterlocuteur, readEntourage, type InterlocuteurConnu } from './interlocuteurs.ts';
import { toRappel } from './lire-contacts.ts';
import { insertRappel, listRappels, type RappelRow } from './rappels.sql.ts';

interface Deps {
  pool: Pool;
  lieux: ReadLieux;
  clock: Clock;
}

type Saisie = CallInput<typeof contract>['body'];

/** Takes a slot that is free, once, and notifies who calls and who is called. */
export function demanderRappel(
  { pool, lieux, clock }: Deps,
  { acteur, langue }: Demande,
  cle: string,
  saisie: Saisie,
): Promise<Rappel> {
  const acheteur = acheteurOf(acteur);
  const { jour, heure, sujet } = saisie;
  const telephone = nettoyerLigne(saisie.telephone);
  if (telephone.replaceAll(/\D/g, '').length < TELEPHONE_RAPPEL.minLength) {
    throw refus('requete-invalide', { champ: 'telephone' });
  }
  return transaction(pool, async (tx) => {
    await lockPersonne(tx, acheteur.utilisateurId);
    return uneFois(tx, cleIdempotence(sessionOf(acteur), cle, saisie), () => reserver(tx));
  });

  async function reserver(tx: Tx): Promise<Rappel> {
    const entourage = await readEntourage(
      { db: tx, lieux },
      { ...acheteur, magasinId: acteur.magasinId },
    );
    const qui = findInterlocuteur(entourage, saisie.interlocuteur);
    if (!qui) throw refus('introuvable', { interlocuteur: saisie.interlocuteur });
    await verifier(tx, qui, { utilisateurId: acheteur.utilisateurId, jour, heure, clock });
    const { personne } = entourage;
    const texte = nettoyerTexte(saisie.texte ?? '');
    const pris = await prendre(tx, {
      ...acheteur,
      ...qui,
      debut: instantOf(jour, heure),
      telephone,
      sujet,
      texte,
      langue,
    });
    const rappel = toRappel(pris);
    await envoyer(tx, courrierDemande(rappel, { personne, a: qui.email, texte, langue }));
    await envoyer(tx, courrierConfirmation(rappel, personne));
    await journaliser(tx, acteur, 'rappel-demande', { numero: rappel.numero });
    return rappel;
  }
}

interface Voulu {
  utilisateurId: number;
  jour: string;
  heure: string;
  clock: Clock;
}

async function verifier(
  tx: Tx,
  { ouvertures, capacite }: InterlocuteurConnu,
  { utilisateurId, jour, heure, clock }: Voulu,
): Promise<void> {
  const maintenant = clock.now();
  if (capacite === 0 || !isCreneau(ouvertures, maintenant, { jour, heure })) {
    throw refus('creneau-ferme', { jour, heure });
  }
  const siens = await listRappels(tx, utilisateurId, maintenant);
  const debut = instantOf(jour, heure).getTime();
  // Another tab asked for it a moment ago.
  if (siens.some((rappel) => rappel.debut.getTime() === debut)) {
    throw refus('creneau-pris', { jour, heure });
  }
  if (siens.length >= MAX_RAPPELS) throw refus('trop-de-rappels', { maximum: MAX_RAPPELS });
}

type Nouveau = Parameters<typeof insertRappel>[1];

/** Whoever was quicker may have taken the place that looked free: the next one is tried. */
async function prendre(tx: Tx, nouveau: Nouveau): Promise<RappelRow> {
  for (let essai = 0; essai < nouveau.capacite; essai++) {
    const pris = await insertRappel(tx, nouveau);
    if (pris) return pris;
  }
  throw refus('creneau-pris');
}
