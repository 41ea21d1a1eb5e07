/** Lines from a file, and a file to start from. */
import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { MAX_LOT } from '@comptoir/contract/articles/lot.ts';
import { reconnaitreReferences } from '@comptoir/contract/articles/references.contract.ts';
import { rechercher } from '@comptoir/contract/recherche/recherche.contract.ts';
import { callQuery } from '../../http/query-client.ts';
import { isQueryFailure } from '../../http/query-failure.ts';
import { Button } from '../../ui/button/button.tsx';
import { downloadFile } from '../../ui/download.ts';
import { FileInput } from '../../ui/field/file-input.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { insererLignes } from '../saisie/saisie.ts';
import { readFichier, TYPES_FICHIER, type Connaitre, type RefusFichier } from './fichier.ts';
import { modeleCsv, modeleXlsx, type Modele } from './modele.ts';

interface Props {
  onImporte: () => void;
}

export default function ImportFichier({ onImporte }: Props) {
  const t = useTexts('achat-rapide');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const place = useRef<HTMLDivElement>(null);
  const [refus, setRefus] = useState<RefusFichier>();
  // Asked for: the next key goes to the field.
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  // Without network the heads and the cells alone tell.
  const connaitre: Connaitre = async (codes) => {
    try {
      const body = codes.slice(0, MAX_LOT);
      const { lignes: reconnues } = await api.call(reconnaitreReferences, { body }, { locale });
      return new Set(body.filter((_, at) => reconnues[at]?.articleId != null));
    } catch (error) {
      if (!isQueryFailure(error)) throw error;
      return undefined;
    }
  };
  const choose = async ([file]: File[]) => {
    setRefus(undefined);
    if (!file) return;
    const lu = await readFichier(file, connaitre);
    if ('refus' in lu) {
      setRefus(lu.refus);
      return;
    }
    const { lignes, ...alentours } = lu;
    insererLignes(lignes, undefined, alentours);
    onImporte();
  };
  return (
    <div ref={place} className="grid gap-x-8 gap-y-4 rounded-card border p-4 sm:p-5 lg:grid-cols-2">
      <FileInput
        label={t('import.libelle')}
        accept={TYPES_FICHIER}
        error={refus && t(`import.${refus}`)}
        onChange={(files) => void choose(files)}
      />
      <div>
        <h3 className="type-h3">{t('import.modele')}</h3>
        <p className="mt-1 max-w-prose type-meta text-text-2">{t('import.colonnes')}</p>
        <Modeles />
      </div>
    </div>
  );
}

/** Lines of the sample. */
const LIGNES_MODELE = 3;

function Modeles() {
  const t = useTexts('achat-rapide');
  const context = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const modele = async (): Promise<Modele> => {
    const found = await queryClient
      .ensureQueryData(callQuery(context, rechercher, { query: { parPage: LIGNES_MODELE } }))
      .catch(() => null);
    return {
      nom: t('import.nom'),
      reference: t('colonnes.reference'),
      quantite: t('colonnes.quantite'),
      lignes: (found?.articles ?? []).map(({ reference, multiple, minimum }) => ({
        reference,
        quantite: Math.max(multiple, minimum),
      })),
    };
  };
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button
        size="sm"
        icon={Download}
        onClick={() => void modele().then((made) => downloadFile(modeleCsv(made)))}
      >
        {t('import.modeleCsv')}
      </Button>
      <Button
        size="sm"
        icon={Download}
        onClick={() => void modele().then(modeleXlsx).then(downloadFile)}
      >
        {t('import.modeleXlsx')}
      </Button>
    </div>
  );
}
