/** An order pasted or sent as a file: its lines go to a chantier, what was not understood is asked. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Upload, X } from 'lucide-react';
import { MAX_SIGNES_COLLES, type ModeImport } from '@comptoir/contract/panier/import.contract.ts';
import { MAX_SIGNES_CHANTIER } from '@comptoir/contract/panier/limites.ts';
import { usePage } from '../../page/page-context.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FileInput } from '../../ui/field/file-input.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { RadioGroup } from '../../ui/field/radio-group.tsx';
import { Segmented } from '../../ui/button/segmented.tsx';
import { Select } from '../../ui/field/select.tsx';
import { Textarea } from '../../ui/field/textarea.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { useTexts } from '../../words/use-texts.ts';
import {
  NOUVEAU,
  optionsChantier,
  placesChantier,
  PREMIER,
  viseOf,
} from '../chantiers/places-chantier.ts';
import { panierQuery } from '../panier.queries.ts';
import { useImporter, type Source } from './importer.ts';

/** The last ones are orders of programs. */
const TYPES = ['.csv', '.txt', '.tsv', '.xlsx', '.ods', '.xls', '.pdf', '.xml', '.html'] as const;
const TABLEAUX = 6;
const SOURCES = ['texte', 'fichier', 'bon'] as const;
const MODES = ['ajouter', 'remplacer'] as const satisfies readonly ModeImport[];

export default function ImportPanier({ onClose }: { onClose: () => void }) {
  const t = useTexts('panier');
  const context = useRouteContext({ from: '__root__' });
  const { data: panier } = useQuery({ ...panierQuery(context), enabled: false });
  const { preferences } = usePage().session;
  const { importer, isBusy, erreur } = useImporter();
  const [source, setSource] = useState<Source['nom']>('texte');
  const [texte, setTexte] = useState('');
  const [fichier, setFichier] = useState<File>();
  const [mode, setMode] = useState<ModeImport>('ajouter');
  const [chantier, setChantier] = useState(PREMIER);
  const [nom, setNom] = useState('');
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const donnee: Source | undefined =
      source === 'texte'
        ? texte.trim()
          ? { nom: source, texte }
          : undefined
        : fichier && { nom: source, fichier };
    const vers = viseOf(chantier, nom);
    if (!donnee || !vers) return;
    if (await importer(donnee, vers, mode)) onClose();
  };
  const chantiers = panier?.chantiers ?? [];
  return (
    <section
      ref={place}
      aria-label={t('import.titre')}
      className="mt-4 rounded-card border border-line-2 p-4 sm:p-5 print:hidden"
    >
      <div className="flex items-start justify-between gap-3">
        <Segmented
          size="md"
          label={t('import.titre')}
          value={source}
          segments={SOURCES.map((value) => ({ value, label: t(`import.source.${value}`) }))}
          onChange={(choisie) => {
            setSource(choisie);
            setFichier(undefined);
          }}
          className="max-sm:flex-col max-sm:divide-x-0 max-sm:divide-y max-sm:*:min-h-11"
        />
        <IconButton icon={X} label={t('import.fermer')} onClick={onClose} />
      </div>
      <form onSubmit={(event) => void submit(event)} className="mt-4 grid gap-4 lg:grid-cols-2">
        {source === 'texte' ? (
          <Textarea
            label={t('import.texte')}
            rows={5}
            value={texte}
            maxLength={MAX_SIGNES_COLLES}
            labelEnd={null}
            help={t('import.aideTexte')}
            onChange={(event) => setTexte(event.currentTarget.value)}
          />
        ) : (
          <FileInput
            key={source}
            label={t(`import.libelle.${source}`)}
            accept={source === 'bon' ? TYPES : TYPES.slice(0, TABLEAUX)}
            onChange={([choisi]) => setFichier(choisi)}
          />
        )}
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap gap-3">
            <Select
              label={t('import.chantier')}
              value={chantier}
              options={optionsChantier(placesChantier(chantiers, preferences), {
                sansNom: t('chantier.sansNom'),
                nouveau: t('deplacer.nouveau'),
              })}
              onChange={(event) => setChantier(event.currentTarget.value)}
              className="min-w-0 flex-1 basis-48"
            />
            {chantier === NOUVEAU && (
              <TextInput
                label={t('chantier.nom')}
                required
                value={nom}
                maxLength={MAX_SIGNES_CHANTIER}
                onChange={(event) => setNom(event.currentTarget.value)}
                className="min-w-0 flex-1 basis-48"
              />
            )}
          </div>
          {source !== 'bon' && chantiers.length > 0 && (
            <RadioGroup
              label={t('import.mode')}
              look="line"
              value={mode}
              options={MODES.map((value) => ({ value, label: t(`import.modes.${value}`) }))}
              onChange={(choisi) => setMode(choisi === 'remplacer' ? choisi : 'ajouter')}
            />
          )}
          {erreur && (
            <Alert state="err" live>
              {erreur}
            </Alert>
          )}
          <div className="mt-auto">
            <Button type="submit" kind="solid" icon={Upload} busy={isBusy}>
              {t('import.importer')}
            </Button>
          </div>
        </div>
      </form>
    </section>
  );
}
