import { parseMontant } from '@comptoir/contract/argent.ts';
import type { FicheClient } from '@comptoir/contract/delegue/comptes.contract.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../../db/pool.ts';
import { countQuiExpirent } from '../../devis/devis.public.ts';
import { creditRestant } from '../../commandes/credit.public.ts';
import { listHabitudesDues } from '../../habitudes-achats/habitudes-achats.public.ts';
import { listComptes } from './comptes.sql.ts';
import { findFiche } from './fiche.sql.ts';
import { verifierCompte } from './perimetre.ts';
import { findPerimetre } from './perimetre.sql.ts';

/** Offers that end within so many days are worth a call. */
const JOURS_D_ECHEANCE = 7;
const MAX_HABITUDES = 6;

export async function readFiche(
  db: Db,
  delegueId: number,
  compteId: number,
  { langue, jour }: { langue: Locale; jour: string },
): Promise<FicheClient> {
  await verifierCompte(db, delegueId, compteId);
  const [[compte], fiche, { dues: habitudesDues }, devisQuiExpirent] = await Promise.all([
    findPerimetre(db, delegueId).then((perimetre) => listComptes(db, perimetre, [compteId])),
    findFiche(db, compteId, jour),
    listHabitudesDues(db, { compteId, jour, langue, limit: MAX_HABITUDES }),
    countQuiExpirent(db, { compteId, jour, jours: JOURS_D_ECHEANCE }),
  ]);
  if (!compte || !fiche) throw refus('introuvable', { compteId });
  const montant = (texte: string) => parseMontant(texte, fiche.devise);
  return {
    compte: { ...compte, trouvePar: null, distance: null },
    adresse: { ligne1: fiche.ligne1, ligne2: fiche.ligne2 },
    metier: fiche.metier,
    magasin: fiche.magasin,
    derniereCommande:
      fiche.derniereCommandeLe === null || fiche.derniereCommandeMontant === null
        ? null
        : { le: fiche.derniereCommandeLe, montant: montant(fiche.derniereCommandeMontant) },
    chiffreAffaires: {
      courant: montant(fiche.chiffreAffaires),
      precedent: montant(fiche.chiffreAffairesPrecedent),
    },
    encours: montant(fiche.encours),
    engage: montant(fiche.engage),
    creditRestant: creditRestant(fiche, fiche.devise),
    retard: montant(fiche.echu.montant),
    facturesEchues:
      fiche.echu.nombre !== null && fiche.echu.depuis !== null
        ? { nombre: fiche.echu.nombre, depuis: fiche.echu.depuis }
        : null,
    plafondCredit: fiche.plafondCredit === null ? null : montant(fiche.plafondCredit),
    devisQuiExpirent,
    habitudesDues,
    lignesPanier: fiche.lignesPanier,
    jour,
  };
}
