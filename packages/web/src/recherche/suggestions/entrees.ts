/** What the panel proposes beside articles: searches, parts of the tree, brands, pages. */
import type {
  ContenuTrouve,
  SuggestionReponse,
} from '@comptoir/contract/articles/suggestion.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { lienDemande } from '../demande.ts';
import { completer } from '../termes-recents.ts';

export interface Entree {
  cle: string;
  libelle: string;
  href: string;
  icone: 'recent' | 'terme' | 'noeud' | 'marque' | 'contenu';
  nombre?: number;
}

export interface Groupe {
  code: 'recherches' | 'categories' | 'marques' | 'contenus';
  entrees: readonly Entree[];
}

/** Rows of the column that fit without scrolling. */
const MAX_ENTREES = 11;
const MAX_MARQUES = 3;

export function listGroupes(
  locale: Locale,
  q: string,
  { noeuds, marques, contenus, termes }: SuggestionReponse,
  recents: readonly string[],
): Groupe[] {
  const recherches = completer(q, recents, termes).map(({ terme, isRecent }) =>
    entreeTerme(locale, terme, isRecent),
  );
  const categories = noeuds.map(({ id, libelle, nombre }) => ({
    cle: `noeud-${id}`,
    libelle,
    // Its count is that of the words in it: they go with it.
    href: lienDemande(locale, { q, noeud: id }),
    icone: 'noeud' as const,
    nombre,
  }));
  const enseignes = marques.slice(0, MAX_MARQUES).map(({ id, nom, slug, nombre }) => ({
    cle: `marque-${id}`,
    libelle: nom,
    href: isNamed(nom, q)
      ? liens.marque(locale, { id, slug })
      : lienDemande(locale, { q, marque: id }),
    icone: 'marque' as const,
    nombre,
  }));
  const used = recherches.length + categories.length + enseignes.length;
  const pages = contenus.slice(0, Math.max(1, MAX_ENTREES - used)).map((contenu) => ({
    cle: `${contenu.type}-${contenu.id}`,
    libelle: contenu.libelle,
    href: lienContenu(locale, contenu),
    icone: 'contenu' as const,
  }));
  const groupes: Groupe[] = [
    { code: 'recherches', entrees: recherches },
    { code: 'categories', entrees: categories },
    { code: 'marques', entrees: enseignes },
    { code: 'contenus', entrees: pages },
  ];
  return groupes.filter(({ entrees }) => entrees.length > 0);
}

export function entreeTerme(locale: Locale, terme: string, isRecent: boolean): Entree {
  const icone = isRecent ? 'recent' : 'terme';
  return {
    // An element is named after it: no spaces.
    cle: `${icone}-${encodeURIComponent(terme)}`,
    libelle: terme,
    href: liens.recherche(locale, { q: terme }),
    icone,
  };
}

/** Nearest spellings; apart from the searches of others, which may say the same. */
export function listPropositions(locale: Locale, termes: readonly string[]): Entree[] {
  return termes.map((terme) => ({
    ...entreeTerme(locale, terme, false),
    cle: `proposition-${encodeURIComponent(terme)}`,
  }));
}

/** Who types the name of a brand wants the brand. */
function isNamed(nom: string, q: string): boolean {
  return nom.toLowerCase().startsWith(q.toLowerCase());
}

function lienContenu(locale: Locale, { type, id, slug }: ContenuTrouve): string {
  switch (type) {
    case 'service':
      return liens.serviceRapido(locale, { id, slug });
    case 'univers':
      return liens.universMetier(locale, { id, slug });
    case 'offre':
      return liens.offre(locale, { id, slug });
    case 'page':
      return liens.pageContenu(locale, { id, slug });
    case 'faq':
      return liens.faqQuestion(locale, { id, slug });
    case 'actualite':
      return liens.actualite(locale, { id, slug });
  }
}
