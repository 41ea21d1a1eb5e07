/** What every row of the basket is drawn with: made once for the page, never for a row. */
import { createContext, useContext } from 'react';
import type { Panier } from '@comptoir/contract/panier/panier.contract.ts';
import type { LigneSituee } from '../ecriture/modifier-lignes.ts';
import type { Ecrivain } from '../ecriture/write-panier.ts';
import type { TranslateOf } from '../../words/use-texts.ts';
import type { LectureSuite } from '../suite/lecture-suite.ts';
import type { MotsDisponibilite } from './disponibilite-ligne.ts';

export interface ContexteLignes {
  ecrivain: Ecrivain;
  suite: LectureSuite;
  mots: MotsDisponibilite & {
    tArticles: TranslateOf<'articles'>;
    tDecoupe: TranslateOf<'decoupe'>;
  };
  /** Words that every row says. */
  fixes: {
    menu: (reference: string) => string;
    choisir: (reference: string) => string;
    quantite: (reference: string) => string;
    net: string;
    total: string;
    retire: string;
    surDemande: string;
  };
  /** A delegate who acts for a customer gives discounts. */
  isDelegue: boolean;
  /** Shopping lists belong to people. */
  isConnecte: boolean;
  retirer: (lignes: readonly LigneSituee[]) => void;
  /** All lines of the basket, or of a chantier; none of them where all are chosen. */
  choisirTout: (chantierId?: number) => void;
  /** The basket with all its lines, those a page has not read yet included. */
  entier: () => Promise<Panier | undefined>;
  choisirChantier: (anchor: HTMLElement, ligneIds: readonly number[]) => void;
  /** With the names of their chantiers where these are given. */
  ajouterAListe: (
    lignes: readonly LigneSituee[],
    chantiers?: readonly { id: number; libelle: string | null }[],
  ) => void;
  expliquerPrix: (anchor: HTMLElement, ligne: LigneSituee) => void;
  montrerEquivalents: (ligne: LigneSituee) => void;
}

const Contexte = createContext<ContexteLignes | undefined>(undefined);
export const LignesProvider = Contexte.Provider;

export function useLignes(): ContexteLignes {
  const contexte = useContext(Contexte);
  if (!contexte) throw new Error('no LignesProvider above this row');
  return contexte;
}
