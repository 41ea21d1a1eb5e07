/**
 * FAB-DIS 3: one workbook, five sheets, columns whose names and order the standard sets. An article
 * is known by MARQUE and REFCIALE, which is our reference, as it is ordered; that of its maker
 * stands in REFINFOR. TARIF is the list price, TARIFD what the company pays.
 */
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import { couperLibelle, type Cellule } from '../../../documents/tableur.public.ts';
import { createClasseurFlux, type ClasseurFlux } from '../classeur-flux.ts';
import type { ContexteExport, Fiche, OpenEcrivain } from '../fiche.ts';
import { enKilos } from './colonnes-catalogue.ts';
import { UNITES_UN } from './unites-un.ts';

const COLONNES = {
  B00_CARTOUCHE:
    'NSCRIPT CARTYP DATEDIT DATEAPPLI DEFT DEV CARINFO CARINFOURLT NRB01 NRC05 FABDISV LANG DECSEP GROUPE FABRICANT CARMARQUE CARMARQUEURLT CARNOM CARPRENOM CAREMAIL LEGAL LEGALURLT',
  B01_COMMERCE:
    'MARQUE REFCIALE CTYP GTIN REFINFOR GAMME FONCTION LIBELLE40 LIBELLE80 LIBELLE240 DATETARIF TARIF TARIFD QT TVA UB QMC MUL QMV QMVT QPKI UC UCCOEF ST DELAI EDI DUG STA DATEPREV DOUANE MKT1 MKT1L MKT2 MKT2L MKT3 MKT3L MKT4 MKT4L MKT5 MKT5L FAM1 FAM1L FAM2 FAM2L FAM3 FAM3L',
  B02_LOGISTIQUE:
    'MARQUE REFCIALE LTYP LCODE LQTE LNUM QC QCT LGTIN HAUT HAUTU LARG LARGU PROF PROFU POIDS POIDSU VOL VOLU DIAM DIAMU SECT SECTU LINFO',
  B03_MEDIA: 'MARQUE REFCIALE MTYP MCIB MNUM MCODE MLANG MINFO MVAL MVU MTEXTE MNOM MURL MURLT',
  B04_REGLEMENTAIRE:
    'MARQUE REFCIALE RTYP RFLAG RNUM RCODE1 RCODE2 RCODE3 RQTE RPCT RDATE RVAL RVU RTEXTE RNOM RURL RURLT',
} as const;
type Feuille = keyof typeof COLONNES;
const FEUILLES = Object.keys(COLONNES) as Feuille[];

type Valeurs = Record<string, string | number | { nombre: string } | null | undefined>;

export const openFabdis: OpenEcrivain = (contexte, sortie) => {
  const classeur = createClasseurFlux(
    FEUILLES.map((nom) => ({
      nom,
      colonnes: COLONNES[nom].split(' ').map((tete) => ({ tete, largeur: 14 })),
    })),
    sortie,
  );
  for (const marque of contexte.marques)
    rangee(classeur, 'B00_CARTOUCHE', cartouche(contexte, marque));
  classeur.finFeuille(FEUILLES.indexOf('B00_CARTOUCHE'));
  return {
    article(fiche) {
      const cle = { MARQUE: fiche.marque, REFCIALE: fiche.reference };
      rangee(classeur, 'B01_COMMERCE', { ...cle, ...commerce(fiche, contexte) });
      rangee(classeur, 'B02_LOGISTIQUE', { ...cle, ...logistique(fiche) });
      rangee(classeur, 'B03_MEDIA', {
        ...cle,
        MTYP: 'PHOTO',
        MNUM: 1,
        MURL: fiche.image,
        MURLT: fiche.url,
      });
      const eco = fiche.tarif?.eco;
      if (!eco) return;
      rangee(classeur, 'B04_REGLEMENTAIRE', {
        ...cle,
        RTYP: eco.type,
        RFLAG: 'O',
        RNUM: 1,
        RVAL: { nombre: eco.montantHT },
        RVU: 'EUR',
      });
    },
    fin: () => classeur.fin(),
  };
};

function cartouche({ jour, langue, total }: ContexteExport, marque: string): Valeurs {
  return {
    CARTYP: 'COMPLET',
    DATEDIT: formatDate(jour),
    DATEAPPLI: formatDate(jour),
    DEV: 'EUR',
    NRB01: total,
    NRC05: 0,
    FABDISV: '3.0',
    LANG: langue.toUpperCase(),
    DECSEP: '.',
    GROUPE: enseigne.nom,
    FABRICANT: marque,
    CARMARQUE: marque,
    CAREMAIL: enseigne.supportDigital.email,
  };
}

function commerce(fiche: Fiche, { jour }: ContexteExport): Valeurs {
  const { libelle, tarif, stock, noeud } = fiche;
  const familles = noeud.chemin.slice(0, 3).flatMap(({ code, libelle: nom }, n) => [
    [`FAM${n + 1}`, code],
    [`FAM${n + 1}L`, nom],
  ]);
  const marches = noeud.chemin.slice(0, 5).flatMap(({ code, libelle: nom }, n) => [
    [`MKT${n + 1}`, code],
    [`MKT${n + 1}L`, nom],
  ]);
  return {
    GTIN: fiche.ean,
    REFINFOR: fiche.fabricant,
    FONCTION: noeud.chemin.at(-1)?.libelle,
    LIBELLE40: couperLibelle(libelle, 40),
    LIBELLE80: couperLibelle(libelle, 80),
    LIBELLE240: couperLibelle(libelle, 240),
    DATETARIF: tarif ? formatDate(jour) : null,
    TARIF: tarif && { nombre: tarif.publicHT },
    TARIFD: tarif && { nombre: tarif.netHT },
    QT: 1,
    TVA: { nombre: fiche.tva },
    UB: UNITES_UN[fiche.unite],
    MUL: fiche.multiple,
    QMV: fiche.minimum,
    UCCOEF: { nombre: fiche.contenu },
    ST: stock && (stock.depot > 0 ? 'O' : 'N'),
    DELAI: stock && (stock.depot > 0 ? 1 : stock.delai),
    ...Object.fromEntries([...marches, ...familles]),
  };
}

function logistique({ ean, poids }: Fiche): Valeurs {
  return {
    LTYP: 'UB',
    LQTE: 1,
    LNUM: 1,
    LGTIN: ean,
    POIDS: { nombre: enKilos(poids) },
    POIDSU: 'KGM',
  };
}

function rangee(classeur: ClasseurFlux, feuille: Feuille, valeurs: Valeurs): void {
  const cellules = ENTETES[feuille].map((colonne) => toCellule(valeurs[colonne]));
  classeur.rangee(FEUILLES.indexOf(feuille), cellules);
}

const ENTETES = Object.fromEntries(
  FEUILLES.map((feuille) => [feuille, COLONNES[feuille].split(' ')]),
) as Record<Feuille, string[]>;

function toCellule(valeur: Valeurs[string]): Cellule {
  if (valeur === null || valeur === undefined) return { texte: '' };
  if (typeof valeur === 'string') return { texte: valeur };
  const nombre = typeof valeur === 'number' ? String(valeur) : valeur.nombre;
  return { nombre, decimales: 'exactes' };
}
