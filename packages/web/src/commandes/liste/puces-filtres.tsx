/** The filters in force that are folded away, each with its way out. */
import { formatDate, formatNombre } from '@comptoir/contract/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../../lien.tsx';
import { usePage } from '../../page-context.ts';
import { FilterChipLink } from '../../ui/chip.tsx';
import { useTexts } from '../../use-texts.ts';
import { isFiltree, type RequeteCommandes } from '../filtres-commandes.ts';
import type { ListeCommandes } from './barre-filtres.tsx';

interface Props {
  requete: RequeteCommandes;
  reponse: ListeCommandes;
}

export function PucesFiltres({ requete, reponse }: Props) {
  const t = useTexts('commandes');
  const { locale } = usePage();
  const { recherche, du, au, chantier, auteurId, montantMin, montantMax } = requete;
  const auteur = reponse.auteurs.find(({ id }) => id === auteurId)?.nom;
  const puces: [keyof RequeteCommandes, string | undefined][] = [
    ['recherche', recherche && t('puces.recherche', { texte: recherche })],
    ['du', du && t('puces.du', { date: formatDate(du) })],
    ['au', au && t('puces.au', { date: formatDate(au) })],
    ['chantier', chantier],
    ['auteurId', auteurId === undefined ? undefined : (auteur ?? String(auteurId))],
    ['montantMin', dire(montantMin, (montant) => t('puces.montantMin', { montant }))],
    ['montantMax', dire(montantMax, (montant) => t('puces.montantMax', { montant }))],
  ];
  function dire(montant: number | undefined, phrase: (dit: string) => string) {
    return montant === undefined ? undefined : phrase(formatNombre(locale, montant));
  }
  const sans = (nom: keyof RequeteCommandes) =>
    liens.commandes(locale, { query: { ...requete, [nom]: undefined, page: undefined } });
  return (
    <div className="mt-3 flex min-h-8 flex-wrap items-center gap-2">
      <p role="status" className="type-meta text-text-2">
        {t('liste.nombre', { count: reponse.total, nombre: formatNombre(locale, reponse.total) })}
      </p>
      {puces.map(
        ([nom, libelle]) =>
          libelle && <FilterChipLink key={nom} label={libelle} href={sans(nom)} />,
      )}
      {isFiltree(requete) && (
        <Lien
          href={liens.commandes(locale, { query: { tri: requete.tri } })}
          keepScroll
          className="inline-flex items-center type-label text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11"
        >
          {t('filtres.effacer')}
        </Lien>
      )}
    </div>
  );
}
