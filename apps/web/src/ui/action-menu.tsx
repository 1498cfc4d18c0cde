import {
  cloneElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { createPortal } from 'react-dom';
import { joinClasses } from '#ui/join-classes.ts';

export interface MenuAction {
  label: ReactNode;
  onSelect: () => unknown;
  /** Red words for what takes something away. */
  isDanger?: boolean;
  isDisabled?: boolean;
}

interface TriggerProps {
  ref?: Ref<HTMLButtonElement>;
  onClick?: () => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
}

interface ActionMenuProps {
  /** The button that opens it; it gets the menu's own attributes. */
  trigger: ReactElement<TriggerProps>;
  actions: readonly MenuAction[];
}

const gapPx = 4;
const edgePx = 8;

/** A short list of things to do, opened by a button. Arrow keys, Home, End and Esc work in it. */
export function ActionMenu({ trigger, actions }: ActionMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = (hasFocusBack: boolean) => {
    setIsOpen(false);
    if (hasFocusBack) button.current?.focus();
  };
  const props: TriggerProps = {
    ref: button,
    onClick: () => setIsOpen(!isOpen),
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
  };
  return (
    <>
      {/* The button is only handed on, its ref is read in handlers. */}
      {cloneElement(trigger, props)}
      {isOpen && <MenuPanel id={id} anchor={button} actions={actions} onClose={close} />}
    </>
  );
}

interface MenuPanelProps {
  id: string;
  anchor: { current: HTMLButtonElement | null };
  actions: readonly MenuAction[];
  onClose: (hasFocusBack: boolean) => void;
}

function MenuPanel({ id, anchor, actions, onClose }: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const latestClose = useRef(onClose);
  useEffect(() => {
    latestClose.current = onClose;
  });

  // Below the button at its right edge, kept inside the window; above when there is no room.
  useLayoutEffect(() => {
    const box = anchor.current?.getBoundingClientRect();
    const element = panel.current;
    if (!box || !element) return;
    const { offsetWidth, offsetHeight } = element;
    const isAbove = box.bottom + gapPx + offsetHeight > innerHeight && box.top > offsetHeight + gapPx;
    element.style.top = `${isAbove ? box.top - gapPx - offsetHeight : box.bottom + gapPx}px`;
    element.style.left = `${Math.max(edgePx, Math.min(box.right, innerWidth - edgePx) - offsetWidth)}px`;
    element.querySelector<HTMLElement>('[role=menuitem]:not(:disabled)')?.focus();
  }, [anchor]);

  useEffect(() => {
    const handleOutside = ({ target }: Event) => {
      if (target instanceof Node && !panel.current?.contains(target) && !anchor.current?.contains(target))
        latestClose.current(false);
    };
    const handleMove = () => latestClose.current(false);
    document.addEventListener('pointerdown', handleOutside);
    addEventListener('resize', handleMove);
    addEventListener('scroll', handleMove, { capture: true, passive: true });
    return () => {
      document.removeEventListener('pointerdown', handleOutside);
      removeEventListener('resize', handleMove);
      removeEventListener('scroll', handleMove, { capture: true });
    };
  }, [anchor]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const items = [...(panel.current?.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)') ?? [])];
    const at = items.findIndex((item) => item === document.activeElement);
    const targets: Record<string, number> = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: (at - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    const target = targets[event.key];
    if (event.key === 'Escape' || event.key === 'Tab') onClose(true);
    else if (target !== undefined) items[target]?.focus();
    else return;
    event.stopPropagation();
    if (event.key !== 'Tab') event.preventDefault();
  };

  return createPortal(
    <div
      ref={panel}
      id={id}
      role="menu"
      onKeyDown={handleKeyDown}
      className="fixed z-40 min-w-40 animate-rise overflow-hidden rounded-md border border-line bg-paper py-1 shadow-float"
    >
      {actions.map(({ label, onSelect, isDanger = false, isDisabled = false }, at) => (
        <button
          key={at}
          type="button"
          role="menuitem"
          tabIndex={-1}
          disabled={isDisabled}
          onClick={() => {
            onClose(true);
            void onSelect();
          }}
          className={joinClasses(
            'flex min-h-10 w-full items-center px-4 text-left text-sm font-medium outline-none disabled:opacity-45',
            isDanger
              ? 'text-danger not-disabled:hover:bg-danger-tint focus:bg-danger-tint'
              : 'not-disabled:hover:bg-desk-deep focus:bg-desk-deep',
          )}
        >
          {label}
        </button>
      ))}
    </div>,
    // Inside a modal dialog everything outside of it cannot be reached.
    anchor.current?.closest('dialog') ?? document.body,
  );
}
