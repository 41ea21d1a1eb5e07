/** All versions, and two of them side by side. */
import { useState } from 'react';
import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { latePart } from '../../loading/late-part.tsx';
import { SectionCompte } from '../../mon-compte/section-compte.public.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Select } from '../../ui/field/select.tsx';
import { Skeleton } from '../../ui/notice/skeleton.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';

const comparaison = latePart({ load: () => import('./comparaison-versions.tsx') });

export function VersionsDevis({ devis }: { devis: Devis }) {
  const t = useTexts('devis');
  const locale = useLocale();
  const { versions } = devis;
  const [avant, setAvant] = useState(versions[1]?.version ?? 1);
  const [apres, setApres] = useState(versions[0]?.version ?? 1);
  const [isOuverte, setIsOuverte] = useState(false);
  const options = versions.map(({ version, nom, netHT }) => ({
    value: String(version),
    label: t('versions.dite', {
      version,
      nom,
      montant: formatArgent(locale, netHT),
    }),
  }));
  return (
    <SectionCompte titre={t('versions.titre')} texte={t('versions.texte')}>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <Select
          label={t('versions.avant')}
          value={String(avant)}
          options={options}
          onChange={(event) => setAvant(Number(event.currentTarget.value))}
          className="min-w-0 flex-1 basis-72"
        />
        <Select
          label={t('versions.apres')}
          value={String(apres)}
          options={options}
          onChange={(event) => setApres(Number(event.currentTarget.value))}
          className="min-w-0 flex-1 basis-72"
        />
        <Button aria-expanded={isOuverte} onClick={() => setIsOuverte(!isOuverte)}>
          {isOuverte ? t('versions.fermer') : t('versions.comparer')}
        </Button>
      </div>
      {isOuverte && (
        <comparaison.Part
          devisKey={devis.key}
          avant={avant}
          apres={apres}
          fallback={<Skeleton className="mt-4 h-40 w-full" />}
        />
      )}
    </SectionCompte>
  );
}
