/** One reference, a text of many, or a file: what a list is filled with where it stands. */
import { FileUp, Plus } from 'lucide-react';
import { useId, useState, type ClipboardEvent, type FormEvent } from 'react';
import { MAX_SIGNES_REFERENCE } from '@comptoir/contract/articles/references.contract.ts';
import { Button } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { useRemplir } from './use-remplir.ts';

const TYPES = '.csv,.txt,.tsv,.xlsx,.ods,.xls,.html';
/** A reference and a quantity after it. */
const MAX_SIGNES = MAX_SIGNES_REFERENCE + 10;

export default function RemplirListe({ id }: { id: number }) {
  const t = useTexts('listes-achats');
  const fichierId = useId();
  const [texte, setTexte] = useState('');
  const { remplir, isPending, erreur } = useRemplir(id);
  // What could not be taken stays to be mended.
  const envoyer = (source: string | File) =>
    void remplir(source).then(
      () => setTexte(''),
      () => undefined,
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (texte.trim() !== '' && !isPending) envoyer(texte.trim());
  };
  const onPaste = (event: ClipboardEvent) => {
    const colle = event.clipboardData.getData('text');
    // One line goes on being typed.
    if (!/\S\s*[\r\n]\s*\S/.test(colle)) return;
    event.preventDefault();
    envoyer(colle);
  };
  return (
    <div className="mt-4 print:hidden sm:mt-6">
      {/* On a phone its two buttons are icons: the lines begin in the first screen. */}
      <form onSubmit={submit} className="flex items-start gap-2 sm:flex-wrap sm:gap-3">
        <TextInput
          label={t('remplir.libelle')}
          help={t('remplir.aide')}
          placeholder={t('remplir.exemple')}
          value={texte}
          maxLength={MAX_SIGNES}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => setTexte(event.currentTarget.value)}
          onPaste={onPaste}
          className="min-w-0 flex-1 sm:min-w-56"
        />
        <Button type="submit" icon={Plus} busy={isPending} className="mt-6 max-sm:px-3">
          <span className="max-sm:sr-only">{t('remplir.ajouter')}</span>
        </Button>
        <label
          htmlFor={fichierId}
          className={`${buttonClass()} mt-6 cursor-pointer has-focus-visible:field-ring max-sm:px-3`}
        >
          <FileUp size={20} aria-hidden />
          <span className="max-sm:sr-only">{t('remplir.fichier')}</span>
          <input
            id={fichierId}
            type="file"
            accept={TYPES}
            className="sr-only"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              event.currentTarget.value = '';
              if (file) envoyer(file);
            }}
          />
        </label>
      </form>
      {erreur !== undefined && (
        <Alert state="err" live className="mt-3">
          {erreur}
        </Alert>
      )}
    </div>
  );
}
