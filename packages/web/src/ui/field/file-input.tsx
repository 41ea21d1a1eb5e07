/**
 * A drop zone that is the browser's own file field: it takes what is dropped on it, keeps the files
 * for the form, and works without JavaScript.
 */
import { useId, useRef, useState } from 'react';
import { clsx } from 'clsx';
import { FileText, Upload, X } from 'lucide-react';
import { Asterisk, FieldError } from './field.tsx';
import {
  FILE_MAX_BYTES,
  formatBytes,
  formatTypes,
  sortFiles,
  type FileRefusal,
  type FileRules,
} from './file-rules.ts';
import { IconButton } from '../button/icon-button.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';

export interface FileInputProps extends FileRules {
  label: string;
  name?: string;
  multiple?: boolean;
  required?: boolean;
  disabled?: boolean;
  /** An error of the form; those of the chosen files show by themselves. */
  error?: string;
  onChange?: (files: File[]) => void;
  className?: string;
}

export function FileInput(props: FileInputProps) {
  const { label, name, multiple = false, required, disabled, error, className } = props;
  const { accept = [], maxBytes = FILE_MAX_BYTES } = props;
  const t = useTexts('saisie');
  const locale = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>([]);
  const [refusals, setRefusals] = useState<FileRefusal[]>([]);
  const [isOver, setIsOver] = useState(false);

  const limite = formatBytes(maxBytes, locale);
  const types = formatTypes(accept);
  const errors = refusals.map((refusal) =>
    refusal.code === 'fichier-taille-max'
      ? t('fichier.fichier-taille-max', { nom: refusal.nom, limite })
      : t('fichier.fichier-type', { nom: refusal.nom, types }),
  );
  if (error) errors.unshift(error);

  const keep = (kept: File[]) => {
    const transfer = new DataTransfer();
    for (const file of kept) transfer.items.add(file);
    if (input.current) input.current.files = transfer.files;
    setFiles(kept);
    props.onChange?.(kept);
  };
  const choose = (list: FileList) => {
    const chosen = sortFiles([...list], { accept, maxBytes }, multiple);
    setRefusals(chosen.refusals);
    keep(multiple ? [...files, ...chosen.kept] : chosen.kept);
  };

  return (
    <div className={className}>
      <span id={`${id}-libelle`} className="mb-1 block type-label">
        {label}
        <Asterisk required={required} />
      </span>
      <label
        className={clsx(
          'relative flex min-h-24 flex-col items-center justify-center gap-1 rounded-control border border-dashed px-4 py-3 text-center transition-colors',
          'has-focus-visible:field-ring has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunk has-disabled:text-text-2',
          isOver
            ? 'border-link bg-sel'
            : errors.length > 0
              ? 'border-err'
              : 'border-line-2 hover:bg-sunk',
        )}
      >
        <input
          ref={input}
          type="file"
          name={name}
          multiple={multiple}
          required={required}
          disabled={disabled}
          accept={accept.join(',') || undefined}
          aria-labelledby={`${id}-libelle`}
          aria-describedby={clsx(`${id}-limite`, errors.length > 0 && `${id}-erreur`)}
          aria-invalid={errors.length > 0 || undefined}
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={() => setIsOver(false)}
          onChange={(event) => {
            if (event.currentTarget.files) choose(event.currentTarget.files);
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
        <span
          className={clsx(
            'flex items-center gap-2 type-button',
            disabled ? 'text-text-2' : 'text-link',
          )}
        >
          <Upload size={20} aria-hidden />
          {multiple ? t('fichier.choisirPlusieurs') : t('fichier.choisir')}
        </span>
        <span className="type-meta pointer-coarse:hidden">
          {multiple ? t('fichier.deposerPlusieurs') : t('fichier.deposer')}
        </span>
        <span id={`${id}-limite`} className="type-meta text-text-2">
          {types ? t('fichier.limiteTypes', { types, limite }) : t('fichier.limite', { limite })}
        </span>
      </label>
      <div id={`${id}-erreur`} role="status">
        {errors.map((message) => (
          <FieldError key={message}>{message}</FieldError>
        ))}
      </div>
      {files.length > 0 && (
        <ul aria-label={t('fichier.retenus')} className="mt-2 border-t">
          {files.map((file, at) => (
            <ChosenFile
              key={`${file.name}-${at}`}
              file={file}
              size={formatBytes(file.size, locale)}
              removeLabel={t('fichier.retirer', { nom: file.name })}
              onRemove={() => keep(files.filter((other) => other !== file))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function ChosenFile(props: {
  file: File;
  size: string;
  removeLabel: string;
  onRemove: () => void;
}) {
  return (
    <li className="flex min-h-10 items-center gap-2 border-b type-meta">
      <FileText size={16} aria-hidden className="text-text-2" />
      <span className="min-w-0 flex-1 truncate">{props.file.name}</span>
      <span className="text-text-2">{props.size}</span>
      <IconButton icon={X} size="sm" label={props.removeLabel} onClick={props.onRemove} />
    </li>
  );
}
