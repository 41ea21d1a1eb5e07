/** The whole list, one key away, and what the keys do. */
import { clsx } from 'clsx';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../../page/lien.tsx';
import { usePage } from '../../page/page-context.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { ACTIVE, type PlaceOf } from './entree-ligne.tsx';

interface Props {
  /** Nothing is typed yet: the other way to order is one key away. */
  q: string | undefined;
  /** Not yet known of a text just typed. */
  total: number | undefined;
  placeOf: PlaceOf;
  onFollow: () => void;
}

export function PiedSuggestions({ q, total, placeOf, onFollow }: Props) {
  const t = useTexts('recherche');
  const locale = useLocale();
  const place = placeOf('tout');
  const href = q === undefined ? liens.achatRapide(locale) : liens.recherche(locale, { q });
  const texte =
    q === undefined
      ? t('suggestions.achatRapide')
      : total
        ? t('suggestions.voir', { count: total, nombre: formatNombre(locale, total), q })
        : t('suggestions.voirAucun', { q });
  return (
    <div className="flex min-h-11 items-center gap-6 border-t pr-4 max-sm:border-t-0 max-sm:pr-0">
      <div role="row" className="min-w-0 flex-1 self-stretch">
        <div
          role="gridcell"
          id={place.id}
          aria-selected={place.isActive}
          className={clsx('h-full', place.isActive && ACTIVE)}
        >
          <Lien
            href={href}
            tabIndex={-1}
            onClick={onFollow}
            className="block truncate px-4 py-3 type-label font-[620]! text-link hover:underline max-sm:py-4 max-sm:text-[1rem]!"
          >
            {texte}
          </Lien>
        </div>
      </div>
      <Touches />
    </div>
  );
}

/** For hands on a keyboard: the field itself tells assistive technology what it is. */
function Touches() {
  const t = useTexts('recherche');
  const { session } = usePage();
  const touches = [
    ['↑↓', t('suggestions.touches.parcourir')],
    ['+ −', t('suggestions.touches.quantite')],
    [t('suggestions.touches.entree'), t('suggestions.touches.ouvrir')],
    [t('suggestions.touches.majEntree'), t('suggestions.touches.ajouter')],
    // There is room for five.
    session.utilisateur
      ? [t('suggestions.touches.ctrlEntree'), t('suggestions.touches.liste')]
      : [t('suggestions.touches.echap'), t('suggestions.touches.fermer')],
  ];
  return (
    <div
      aria-hidden="true"
      className="flex shrink-0 gap-6 type-caption text-text-2 max-lg:hidden pointer-coarse:hidden"
    >
      {touches.map(([touche, effet]) => (
        <span key={touche} className="whitespace-nowrap">
          <kbd className="mr-1 rounded-control border border-line-2 px-1.5 py-px font-sans text-text">
            {touche}
          </kbd>
          {effet}
        </span>
      ))}
    </div>
  );
}
