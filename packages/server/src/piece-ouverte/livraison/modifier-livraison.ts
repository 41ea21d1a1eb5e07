import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { ChoixLivraison } from '@comptoir/contract/livraison/choix.schema.ts';
import { transaction } from '../../db/transaction.ts';
import { journaliser } from '../../delegue/delegue.public.ts';
import { acheteurOf, type Demande } from '../../http/acteur.ts';
import { MOTS } from '../../livraison/livraison.public.ts';
import { choixParDefaut, isModeOffert } from './choix-livraison.ts';
import { avecLivraison, type Dossier, type PieceDeps } from '../dossier.ts';
import { readDossier } from '../read-piece.ts';
import { resoudreLivraison, type LivraisonResolue } from './livraison-resolue.ts';
import { adresseOf, magasinOuvert } from './lieu.ts';
import { lockChoix, updateLivraison } from '../piece-ouverte.sql.ts';
import { direRaison, raisonDuPoint } from './raisons-livraison.ts';

/** Returns the piece as it is then delivered. */
export async function modifierLivraison(
  deps: PieceDeps,
  demande: Demande,
  voulu: Partial<ChoixLivraison>,
): Promise<Dossier> {
  const { utilisateurId } = acheteurOf(demande.acteur);
  const dossier = await readDossier(deps, demande, voulu.magasinId ?? undefined);
  verifierNoms(dossier, voulu);
  const choix = await transaction(deps.pool, async (tx) => {
    const choisi = await lockChoix(tx, utilisateurId);
    if (!choisi) throw refus('introuvable');
    const avant = choisi.livraison ?? choixParDefaut(dossier);
    const resolue = resoudreLivraison(dossier, { ...avant, ...voulu });
    verifierEffet(dossier, voulu, resolue);
    await updateLivraison(tx, utilisateurId, resolue.choix);
    await journaliser(tx, demande.acteur, 'piece-choix');
    return resolue.choix;
  });
  return avecLivraison(dossier, choix) ?? (await readDossier(deps, demande));
}

/** What is named exists, and is theirs. */
function verifierNoms(dossier: Dossier, voulu: Partial<ChoixLivraison>): void {
  const { piece, places } = dossier;
  const presents = new Set(piece.contenu.chantiers.map(({ id }) => id));
  const adresses = [voulu.adresseId, ...(voulu.chantiers ?? []).map((each) => each.adresseId)];
  const isInconnu =
    adresses.some((id) => typeof id === 'number' && !adresseOf(dossier.places, id)) ||
    (voulu.chantiers ?? []).some(({ chantierId }) => !presents.has(chantierId)) ||
    (typeof voulu.magasinId === 'number' && !magasinOuvert(places.lieux, voulu.magasinId));
  if (isInconnu) throw refus('introuvable');
}

/** What was asked for comes of it; what was not asked for may fall back. */
function verifierEffet(
  dossier: Dossier,
  voulu: Partial<ChoixLivraison>,
  { choix, options, ecarts }: LivraisonResolue,
): void {
  const t = MOTS[dossier.langue];
  const refuser = (raison: string) => refus('livraison-impossible', { raison });
  if (voulu.mode && choix.mode !== voulu.mode) throw refuser(raisonDuMode(dossier, voulu.mode));
  if (
    typeof voulu.adresseId === 'number' &&
    adresseOf(dossier.places, voulu.adresseId)?.zone === null
  ) {
    throw refuser(t('raisons.zone'));
  }
  if (voulu.formule && choix.formule !== voulu.formule) {
    const option = options.find((each) => each.option.formule === voulu.formule)?.option;
    throw refuser(option?.raison ?? t('raisons.formule'));
  }
  const isJourVoulu = typeof voulu.jour === 'string' || (voulu.chantiers?.length ?? 0) > 0;
  if (isJourVoulu && ecarts.includes('jour')) throw refuser(t('raisons.jour'));
}

function raisonDuMode(dossier: Dossier, mode: ChoixLivraison['mode']): string {
  const raison = mode === 'point-retrait' ? raisonDuPoint(dossier.envoi) : undefined;
  if (raison && !isModeOffert(dossier, mode)) return direRaison(dossier, raison);
  const t = MOTS[dossier.langue];
  return mode === 'point-retrait' ? t('raisons.sans-point') : t('raisons.sans-magasin');
}
