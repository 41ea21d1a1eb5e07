import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { MagasinSitue } from '@comptoir/contract/magasins/magasins.contract.ts';
import { nomMagasin } from '../../articles/nom-magasin.public.ts';
import { Lien } from '../../page/lien.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { EtatDuMagasin } from '../etat-du-magasin.tsx';
import { libelleDuLieu } from '../nom-du-lieu.ts';

interface Props {
  magasins: readonly MagasinSitue[];
  jour: string;
  maintenant: Date | undefined;
}

export function MagasinsProches({ magasins, jour, maintenant }: Props) {
  const t = useTexts('magasins');
  const locale = useLocale();
  if (magasins.length === 0) return null;
  return (
    <section
      aria-labelledby="proches"
      className="below-fold mt-10 [--below-fold:345px] sm:[--below-fold:183px] lg:[--below-fold:110px]"
    >
      <h2 id="proches" className="mb-3 type-h2">
        {t('fiche.proches')}
      </h2>
      <ul className="grid border-t border-l border-line sm:grid-cols-2 lg:grid-cols-4">
        {magasins.map((magasin) => (
          <li key={magasin.id} className="border-r border-b border-line">
            <Lien
              href={liens.magasin(locale, magasin)}
              className="block h-full p-4 -outline-offset-2 hover:bg-sunk"
            >
              <span className="type-name text-link">{nomMagasin(libelleDuLieu(t, magasin))}</span>{' '}
              <span className="type-meta text-text-2">
                {t('liste.distance', {
                  km: formatNombre(locale, magasin.distance ?? 0, 0),
                })}
              </span>
              <EtatDuMagasin
                magasin={magasin}
                jour={jour}
                maintenant={maintenant}
                className="type-meta"
              />
            </Lien>
          </li>
        ))}
      </ul>
    </section>
  );
}
