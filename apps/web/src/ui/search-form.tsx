import { useState, type SyntheticEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { inputClasses } from '#ui/field.tsx';
import { joinClasses } from '#ui/join-classes.ts';

interface SearchFormProps {
  label: string;
  placeholder: string;
  /** What is searched for now; give it as `key` too, so that the back button fills the field. */
  search: string;
  onSearch: (search: string) => void;
  className?: string;
}

/** A field with its button; emptying it ends the search at once. */
export function SearchForm({ label, placeholder, search, onSearch, className }: SearchFormProps) {
  const [typed, setTyped] = useState(search);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form role="search" onSubmit={handleSubmit} className={joinClasses('flex gap-2 print:hidden', className)}>
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={100}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          if (event.target.value === '' && search !== '') onSearch('');
        }}
        className={joinClasses(inputClasses, 'h-11 flex-1')}
      />
      <Button type="submit" variant="secondary">
        찾기
      </Button>
    </form>
  );
}
