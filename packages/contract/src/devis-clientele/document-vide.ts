/** What a quote and a line are before anything is written in them. */
import type { DocumentDevis, LigneDevisClientele, TypeLigne } from './document.schema.ts';

export const MARGE_PAR_DEFAUT = { mode: 'coefficient', valeur: '1.4' } as const;
const PLANCHER_PAR_DEFAUT = '15';
export const JOURS_VALABLE = 30;

export function documentVide({
  langue,
  devise,
  date,
}: Pick<DocumentDevis, 'langue' | 'devise' | 'date'>): DocumentDevis {
  return {
    titre: '',
    langue,
    devise,
    date,
    valableJusqu: ajouterJours(date, JOURS_VALABLE),
    client: CLIENT_VIDE,
    chantier: '',
    marge: MARGE_PAR_DEFAUT,
    plancher: PLANCHER_PAR_DEFAUT,
    exoneration: 'franchise',
    notes: '',
    conditions: '',
    echeancier: [],
    sections: [{ id: 's1', titre: '', marge: null, lignes: [] }],
  };
}

export const CLIENT_VIDE = {
  nom: '',
  contact: '',
  email: '',
  telephone: '',
  siren: '',
  adresse: '',
} as const;

export function ligneVide(id: string, type: TypeLigne): LigneDevisClientele {
  return {
    id,
    type,
    libelle: '',
    quantite: '1',
    unite: type === 'main-oeuvre' ? 'h' : 'u',
    perte: '0',
    achatHT: null,
    marge: null,
    prixHT: null,
    tva: '20',
    option: false,
    choisie: false,
    ...(type === 'ouvrage' && { composants: [] }),
  };
}

export function ajouterJours(jour: string, nombre: number): string {
  return new Date(Date.parse(`${jour}T00:00:00Z`) + nombre * 86_400_000).toISOString().slice(0, 10);
}
