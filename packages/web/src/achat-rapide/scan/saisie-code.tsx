/** Without a camera: the code typed by hand, or read from a photo. */
import { ImageUp, Plus } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { FieldError } from '../../ui/field/field.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { chargerDetecteur } from './detecteur.ts';

interface Props {
  onCode: (code: string) => void;
}

export function SaisieCode({ onCode }: Props) {
  const t = useTexts('achat-rapide');
  const photoId = useId();
  const [code, setCode] = useState('');
  const [echec, setEchec] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return;
    onCode(code.trim());
    setCode('');
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    const codes = await readPhoto(file);
    setEchec(codes.length === 0);
    for (const each of codes) onCode(each);
  };
  return (
    <div className="flex flex-col gap-2">
      <form onSubmit={submit} className="flex items-end gap-2">
        <TextInput
          label={t('scan.code')}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => setCode(event.currentTarget.value)}
          className="min-w-0 flex-1"
        />
        <Button type="submit" icon={Plus}>
          {t('scan.prendre')}
        </Button>
      </form>
      <div>
        <label
          htmlFor={photoId}
          className={`${buttonClass({ kind: 'quiet', size: 'sm' })} -ml-3 has-focus-visible:field-ring`}
        >
          <ImageUp size={16} aria-hidden />
          {t('scan.photo')}
          <input
            id={photoId}
            type="file"
            accept="image/*"
            className="sr-only"
            onChange={(event) => {
              void read(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
        </label>
        {echec && <FieldError>{t('scan.sansCode')}</FieldError>}
      </div>
    </div>
  );
}

/** None when there is no code to be read, or it is no picture. */
async function readPhoto(file: File): Promise<string[]> {
  try {
    const [image, detecteur] = await Promise.all([createImageBitmap(file), chargerDetecteur()]);
    const codes = await detecteur.detect(image);
    return [...new Set(codes.map(({ rawValue }) => rawValue))].filter((code) => code !== '');
  } catch {
    return [];
  }
}
