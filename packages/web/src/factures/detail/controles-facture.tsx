/** What the file is held against, rule by rule; read when one asks for it. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { FORMATS_FACTURE, type FormatFacture } from '@comptoir/contract/factures/etats-facture.ts';
import type { Facture } from '@comptoir/contract/factures/factures.contract.ts';
import { Segmented } from '../../ui/button/segmented.tsx';
import { Skeleton } from '../../ui/notice/skeleton.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { NOMS_FORMATS } from '../noms-formats.ts';
import { controlesQuery } from '../factures.queries.ts';
import { ListeControles } from '../liste-controles.tsx';

/** What holds data is held against the rules. */
export function ControlesFacture({ facture: { key, formats } }: { facture: Facture }) {
  const controles = FORMATS_FACTURE.filter((each) => formats.includes(each));
  const [premier] = controles;
  return premier && <Controles cle={key} formats={controles} premier={premier} />;
}

interface Props {
  cle: string;
  formats: FormatFacture[];
  premier: FormatFacture;
}

function Controles({ cle, formats, premier }: Props) {
  const t = useTexts('factures');
  const context = useRouteContext({ from: '__root__' });
  const [isOuvert, setIsOuvert] = useState(false);
  const [format, setFormat] = useState(premier);
  const { data } = useQuery({ ...controlesQuery(context, cle, format), enabled: isOuvert });
  const ecarts = data?.controles.filter(({ tenue }) => !tenue).length ?? 0;
  return (
    <details
      className="group mt-4 rounded-card border border-line print:hidden"
      onToggle={(event) => setIsOuvert(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 list-none items-center gap-2 px-4 type-label [&::-webkit-details-marker]:hidden">
        {t('controles.titre')}
        <ChevronDown size={16} aria-hidden className="group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4">
        <p className="max-w-160 text-text-2">{t('controles.aide')}</p>
        <Segmented
          label={t('controles.format')}
          value={format}
          segments={formats.map((un) => ({
            value: un,
            label: t(`fichiers.${NOMS_FORMATS[un]}`),
          }))}
          onChange={setFormat}
          className="mt-3"
        />
        {data ? (
          <>
            <p role="status" className="mt-3 font-[620]">
              {ecarts === 0
                ? t('controles.ok', { count: data.controles.length })
                : t('controles.ecarts', { count: ecarts })}
            </p>
            <ListeControles controles={data.controles} />
          </>
        ) : (
          isOuvert && <Skeleton className="mt-3 h-40" />
        )}
      </div>
    </details>
  );
}
