/** What each kind of document says, from the product's own data: titles with paragraphs or a list. */
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import type { DocumentTrouve, TypeDocument } from './documents.sql.ts';
import type { Mots } from './mots.ts';

export interface Section {
  titre: string;
  textes: readonly string[];
}

const telephone = enseigne.contact.telephone.libelle;

export function listSections(document: DocumentTrouve, t: Mots): Section[] {
  const { produit } = document;
  const names = { produit: produit.nom, marque: produit.marque, telephone };
  const sections: Record<TypeDocument, () => Section[]> = {
    'fiche-technique': () => [
      section(t('ensemble.description'), produit.description),
      ...normes(document, t('ensemble.normes')),
    ],
    'declaration-performances': () => certificat(document, t, names),
    certificat: () => certificat(document, t, names),
    garantie: () => [
      section(
        t('garantie.duree'),
        t('garantie.dureeTexte', { mois: document.articles[0]?.garantieMois ?? 24 }),
      ),
      section(t('garantie.couvre'), t('garantie.couvreTexte')),
      section(t('garantie.exclut'), t('garantie.exclutTexte')),
      section(t('garantie.demarche'), t('garantie.demarcheTexte', names)),
    ],
    notice: () => [
      section(t('notice.avant'), t('notice.avantTexte')),
      section(t('notice.usage'), produit.description),
      section(
        t('notice.securite'),
        t('notice.securiteTexte'),
        ...document.pictogrammes.map(({ explication }) => explication),
      ),
      section(t('notice.entretien'), t('notice.entretienTexte')),
      section(t('notice.fin'), t('notice.finTexte')),
    ],
    'fiche-securite': () => securite(document, t, names),
  };
  return sections[document.type]();
}

type Names = Record<'produit' | 'marque' | 'telephone', string>;

function certificat(document: DocumentTrouve, t: Mots, names: Names): Section[] {
  return [
    section(t('certificat.objet'), t('certificat.objetTexte', names)),
    section(
      t('certificat.conformite'),
      t('certificat.conformiteTexte'),
      ...document.produit.normes.map((norme) => `– ${norme}`),
    ),
    section(t('certificat.portee'), t('certificat.porteeTexte', names)),
  ];
}

function securite({ pictogrammes }: DocumentTrouve, t: Mots, names: Names): Section[] {
  const dangers = pictogrammes.map(({ libelle, explication }) => `– ${libelle}. ${explication}`);
  return [
    section(t('securite.identification'), t('securite.identificationTexte', names)),
    section(
      t('securite.dangers'),
      ...(dangers.length > 0 ? dangers : [t('securite.dangersAucun')]),
    ),
    section(t('securite.secours'), t('securite.secoursTexte')),
    section(t('securite.incendie'), t('securite.incendieTexte')),
    section(t('securite.manipulation'), t('securite.manipulationTexte')),
    section(t('securite.elimination'), t('securite.eliminationTexte')),
    section(t('securite.complete'), t('securite.completeTexte', names)),
  ];
}

function normes({ produit }: DocumentTrouve, titre: string): Section[] {
  return produit.normes.length > 0 ? [section(titre, produit.normes.join(', '))] : [];
}

function section(titre: string, ...textes: string[]): Section {
  return { titre, textes };
}
