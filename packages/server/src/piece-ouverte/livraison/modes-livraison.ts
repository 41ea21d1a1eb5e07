/** Modes of delivery as tiles show them: when something is there, and how much of it. */
import { MODES_LIVRAISON, type ModeLivraison } from '@comptoir/contract/livraison/choix.schema.ts';
import { planifierLivraison } from '@comptoir/contract/livraison/plan.ts';
import type { ModeOffert } from '@comptoir/contract/piece-ouverte/livraison.contract.ts';
import { MOTS } from '../../livraison/livraison.public.ts';
import { isModeOffert } from './choix-livraison.ts';
import type { Dossier } from '../dossier.ts';
import { lieuDuChoix, lieuDuMagasin, magasinOuvert, type Lieu, type Places } from './lieu.ts';
import type { LivraisonResolue } from './livraison-resolue.ts';
import { demanderPlan } from './options-livraison.ts';
import { direRaison, raisonDuPoint } from './raisons-livraison.ts';

const AU_PLUS_TOT = { formule: 'au-plus-tot', jour: null, chantiers: [] } as const;

export function listModes(dossier: Dossier, resolue: LivraisonResolue): ModeOffert[] {
  return MODES_LIVRAISON.map((mode) => {
    if (!isModeOffert(dossier, mode)) return refuser(dossier, mode);
    const lieu = lieuDuMode(dossier.places, resolue, mode);
    // Without a store nobody knows when it would be ready there.
    return mode === 'retrait-magasin' && !lieu.magasin
      ? { ...RIEN, mode, disponible: true, lignes: dossier.envoi.lignes.length }
      : offrir(dossier, lieu);
  });
}

const RIEN = { raison: null, premierJour: null, premiereHeure: null, lignesPretes: 0 };

function lieuDuMode(places: Places, { situe }: LivraisonResolue, mode: ModeLivraison): Lieu {
  if (mode === 'livraison') return lieuDuChoix(places, { ...situe, mode });
  if (mode === situe.choix.mode) return lieuDuMagasin(places, mode, situe.magasin);
  const magasin = mode === 'retrait-magasin' ? places.retrait : undefined;
  return lieuDuMagasin(places, mode, magasinOuvert(places.lieux, magasin?.id));
}

/** From the first consignment after which a line at least is whole. */
function offrir(dossier: Dossier, lieu: Lieu): ModeOffert {
  const { lignes, stock, maintenant } = dossier.envoi;
  const plan = planifierLivraison(demanderPlan(dossier, lieu, AU_PLUS_TOT), stock, maintenant);
  const recues = new Map<number, number>();
  let lignesPretes = 0;
  let premier = plan.envois[0];
  for (const envoi of plan.envois) {
    if (lignesPretes > 0) break;
    premier = envoi;
    for (const { ligneId, quantite } of envoi.lignes) {
      recues.set(ligneId, (recues.get(ligneId) ?? 0) + quantite);
    }
    lignesPretes = lignes.filter((each) => recues.get(each.ligneId) === each.quantite).length;
  }
  return {
    mode: lieu.mode,
    disponible: true,
    raison: null,
    premierJour: premier?.jour ?? null,
    premiereHeure: premier?.heure ?? null,
    lignesPretes,
    lignes: lignes.length,
  };
}

function refuser(dossier: Dossier, mode: ModeLivraison): ModeOffert {
  const raison = mode === 'point-retrait' ? raisonDuPoint(dossier.envoi) : undefined;
  return {
    ...RIEN,
    mode,
    disponible: false,
    raison: raison
      ? direRaison(dossier, raison)
      : MOTS[dossier.langue](`raisons.sans-${mode === 'point-retrait' ? 'point' : 'magasin'}`),
    lignes: dossier.envoi.lignes.length,
  };
}
