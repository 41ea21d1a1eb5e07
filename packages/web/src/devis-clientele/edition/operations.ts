/** What is done to a quote while it is edited: each makes another document, nothing is changed in place. */
import type { PrixChange } from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import type {
  DocumentDevis,
  LigneDevisClientele,
  SectionDevis,
} from '@comptoir/contract/devis-clientele/document.schema.ts';

/** Unique enough among those of one document. */
export function nouvelleCle(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 12);
}

const surSections = (
  document: DocumentDevis,
  change: (sections: readonly SectionDevis[]) => SectionDevis[],
): DocumentDevis => ({ ...document, sections: change(document.sections) });

const surSection = (
  document: DocumentDevis,
  id: string,
  change: (section: SectionDevis) => SectionDevis,
) =>
  surSections(document, (sections) =>
    sections.map((section) => (section.id === id ? change(section) : section)),
  );

/** Rows that nothing changes stay the same objects: they are not drawn again. */
export function changerLigne(
  document: DocumentDevis,
  id: string,
  change: Partial<LigneDevisClientele>,
): DocumentDevis {
  return surSections(document, (sections) =>
    sections.map((section) =>
      section.lignes.some((ligne) => ligne.id === id)
        ? {
            ...section,
            lignes: section.lignes.map((ligne) =>
              ligne.id === id ? { ...ligne, ...change } : ligne,
            ),
          }
        : section,
    ),
  );
}

export interface Place {
  section: string;
  /** Before this line; at the end without. */
  avant?: string | undefined;
}

export function insererLignes(
  document: DocumentDevis,
  { section, avant }: Place,
  lignes: readonly LigneDevisClientele[],
): DocumentDevis {
  return surSection(document, section, (une) => {
    const rang = avant === undefined ? -1 : une.lignes.findIndex(({ id }) => id === avant);
    const at = rang === -1 ? une.lignes.length : rang;
    return { ...une, lignes: une.lignes.toSpliced(at, 0, ...lignes) };
  });
}

export function retirerLignes(document: DocumentDevis, ids: readonly string[]): DocumentDevis {
  return surSections(document, (sections) =>
    sections.map((section) =>
      section.lignes.some(({ id }) => ids.includes(id))
        ? { ...section, lignes: section.lignes.filter(({ id }) => !ids.includes(id)) }
        : section,
    ),
  );
}

export function deplacerLigne(document: DocumentDevis, id: string, place: Place): DocumentDevis {
  const ligne = findLigne(document, id)?.ligne;
  if (!ligne || place.avant === id) return document;
  return insererLignes(retirerLignes(document, [id]), place, [ligne]);
}

/** One row up or down, into the next section past its end. */
export function pousserLigne(document: DocumentDevis, id: string, sens: -1 | 1): DocumentDevis {
  const trouvee = findLigne(document, id);
  if (!trouvee) return document;
  const { section, rang, sectionRang } = trouvee;
  const voisine = section.lignes[rang + sens];
  if (voisine) {
    const avant = sens === -1 ? voisine.id : section.lignes[rang + 2]?.id;
    return deplacerLigne(document, id, { section: section.id, avant });
  }
  const autre = document.sections[sectionRang + sens];
  if (!autre) return document;
  const avant = sens === 1 ? autre.lignes[0]?.id : undefined;
  return deplacerLigne(document, id, { section: autre.id, avant });
}

export function findLigne(document: DocumentDevis, id: string) {
  for (const [sectionRang, section] of document.sections.entries()) {
    const rang = section.lignes.findIndex((ligne) => ligne.id === id);
    const ligne = section.lignes[rang];
    if (ligne) return { section, sectionRang, rang, ligne };
  }
  return undefined;
}

export function changerSection(
  document: DocumentDevis,
  id: string,
  change: Partial<SectionDevis>,
): DocumentDevis {
  return surSection(document, id, (section) => ({ ...section, ...change }));
}

export function ajouterSection(document: DocumentDevis, titre: string): DocumentDevis {
  const section = { id: nouvelleCle(), titre, marge: null, lignes: [] };
  return surSections(document, (sections) => [...sections, section]);
}

/** The last one stays: lines stand in one. */
export function retirerSection(document: DocumentDevis, id: string): DocumentDevis {
  if (document.sections.length === 1) return document;
  return surSections(document, (sections) => sections.filter((section) => section.id !== id));
}

export function deplacerSection(
  document: DocumentDevis,
  id: string,
  avant: string | undefined,
): DocumentDevis {
  if (id === avant) return document;
  return surSections(document, (sections) => {
    const elle = sections.filter((section) => section.id === id);
    const autres = sections.filter((section) => section.id !== id);
    const rang = autres.findIndex((section) => section.id === avant);
    return autres.toSpliced(rang === -1 ? autres.length : rang, 0, ...elle);
  });
}

/** Costs of today; what is no longer sold keeps its last one. */
export function appliquerPrix(
  document: DocumentDevis,
  changes: readonly PrixChange[],
): DocumentDevis {
  const parLigne = Map.groupBy(changes, ({ ligneId }) => ligneId);
  return surSections(document, (sections) =>
    sections.map((section) => ({
      ...section,
      lignes: section.lignes.map((ligne) => {
        const siens = parLigne.get(ligne.id)?.filter(({ apresHT }) => apresHT !== null);
        if (!siens?.length) return ligne;
        const entiere = siens.find(({ composant }) => composant === null);
        return {
          ...ligne,
          ...(entiere && { achatHT: entiere.apresHT }),
          ...(ligne.composants && {
            composants: ligne.composants.map((composant, rang) => {
              const sien = siens.find((change) => change.composant === rang);
              return sien ? { ...composant, achatHT: sien.apresHT } : composant;
            }),
          }),
        };
      }),
    })),
  );
}
