/** Filters are links: they are in the address, and work without script. */
import { ChoiceChipLink } from '../../ui/button/chip.tsx';
import { Lien } from '../../page/lien.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { basculerService, isFiltre, lienCriteres, sansFiltre, type Criteres } from './criteres.ts';
import { CODES } from '../services-du-magasin.ts';

interface Props {
  criteres: Criteres;
  /** Codes that some store has. */
  offerts: readonly { code: string; nombre: number }[];
}

export function FiltresServices({ criteres, offerts }: Props) {
  const t = useTexts('magasins');
  const locale = useLocale();
  const codes = CODES.filter(
    (code) => code !== 'casiers' && offerts.some((offert) => offert.code === code),
  );
  const { type: _type, ...sansType } = criteres;
  const isPoints = criteres.type === 'point-de-retrait';
  return (
    <nav aria-label={t('liste.filtres')}>
      <ul className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-1 sm:flex-wrap">
        {codes.map((code) => (
          <li key={code} className="flex shrink-0">
            <ChoiceChipLink
              pressed={criteres.services.includes(code)}
              href={lienCriteres(locale, basculerService(criteres, code))}
            >
              {t(`service.${code}.nom`)}
            </ChoiceChipLink>
          </li>
        ))}
        <li className="flex shrink-0">
          <ChoiceChipLink
            pressed={isPoints}
            href={lienCriteres(
              locale,
              isPoints ? sansType : { ...criteres, type: 'point-de-retrait' },
            )}
          >
            {t('liste.pointsDeRetrait')}
          </ChoiceChipLink>
        </li>
        {isFiltre(criteres) && (
          <li className="flex shrink-0">
            <Lien
              href={lienCriteres(locale, sansFiltre(criteres))}
              keepScroll
              className="inline-flex min-h-8 items-center rounded-control px-2 type-label text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11"
            >
              {t('liste.effacer')}
            </Lien>
          </li>
        )}
      </ul>
    </nav>
  );
}
