import { useState, type SyntheticEvent } from 'react';
import { getErrorMessage } from '#request/request-error.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';

interface NameDialogProps {
  title: string;
  label: string;
  initialName?: string;
  okText: string;
  maxChars?: number;
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for one name. */
export function NameDialog({
  title,
  label,
  initialName = '',
  okText,
  maxChars = 50,
  onSave,
  onClose,
}: NameDialogProps) {
  const [name, setName] = useState(initialName);
  const [error, setError] = useState('');
  const [isSaving, setIsSaving] = useState(false);

  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const trimmed = name.trim();
    if (trimmed === '') {
      setError('이름을 적어 주세요.');
      return;
    }
    setIsSaving(true);
    try {
      await onSave(trimmed);
      onClose();
    } catch (caught) {
      setError(getErrorMessage(caught));
      setIsSaving(false);
    }
  };

  return (
    <Dialog title={title} onClose={onClose} width="sm">
      <form onSubmit={(event) => void handleSubmit(event)} className="flex flex-col gap-5">
        <TextField
          label={label}
          value={name}
          maxLength={maxChars}
          error={error || undefined}
          onChange={(event) => {
            setName(event.target.value);
            setError('');
          }}
          autoFocus
        />
        <div className="flex justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            취소
          </Button>
          <Button type="submit" isBusy={isSaving}>
            {okText}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
