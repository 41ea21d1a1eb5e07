/** Gives the links of a text their addresses: `page:5`, `faq:retour`, `noeud:visserie`, `service:gravure`. */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { liens, type Id } from '@comptoir/contract/liens.ts';

export interface Cible {
  id: Id;
  slug: Record<Locale, string>;
}

export interface Cibles {
  page: ReadonlyMap<string, Cible>;
  faq: ReadonlyMap<string, Cible>;
  service: ReadonlyMap<string, Cible>;
  noeud: ReadonlyMap<string, Cible & { niveau: number }>;
}

const LIEN = /\]\((page|faq|service|noeud):([a-z0-9-]+)\)/g;

const LIENS_NOEUD = [
  liens.categorie,
  liens.famille,
  liens.sousFamille,
  liens.groupe,
  liens.sousGroupe,
] as const;

/** Paths come without the prefix of the language, which whoever shows the text adds. */
export function lierTexte(texte: string, langue: Locale, cibles: Cibles): string {
  return texte.replace(LIEN, (_, sorte: keyof Cibles, code: string) => {
    const cible = cibles[sorte].get(code);
    if (!cible) throw new Error(`a text links to ${sorte}:${code}, which does not exist`);
    return `](${cheminOf(sorte, cible, langue)})`;
  });
}

function cheminOf(sorte: keyof Cibles, cible: Cible & { niveau?: number }, langue: Locale): string {
  const contenu = { id: cible.id, slug: cible.slug[langue] };
  switch (sorte) {
    case 'page':
      return liens.pageContenu('fr', contenu);
    case 'faq':
      return liens.faqQuestion('fr', contenu);
    case 'service':
      return liens.serviceRapido('fr', contenu);
    case 'noeud':
      return (LIENS_NOEUD[(cible.niveau ?? 1) - 1] ?? liens.categorie)('fr', contenu);
  }
}

/** The same text in each language, with its links. */
export function lierTextes(textes: Record<Locale, string>, cibles: Cibles): Record<Locale, string> {
  return {
    fr: lierTexte(textes.fr, 'fr', cibles),
    en: lierTexte(textes.en, 'en', cibles),
    es: lierTexte(textes.es, 'es', cibles),
  };
}
