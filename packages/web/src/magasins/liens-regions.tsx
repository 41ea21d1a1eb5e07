import { liens } from '@comptoir/contract/liens.ts';
import { Lien } from '../page/lien.tsx';
import { buttonClass } from '../ui/button/button-class.ts';
import { useLocale } from '../words/use-texts.ts';

interface Props {
  regions: readonly { slug: string; nom: string }[];
}

export function LiensRegions({ regions }: Props) {
  const locale = useLocale();
  return (
    <ul className="flex flex-wrap gap-2">
      {regions.map((region) => (
        <li key={region.slug}>
          <Lien
            href={liens.magasinsRegion(locale, region)}
            className={buttonClass({ kind: 'outline', size: 'sm' })}
          >
            {region.nom}
          </Lien>
        </li>
      ))}
    </ul>
  );
}
