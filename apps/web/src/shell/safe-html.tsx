import DOMPurify from 'dompurify';
import { useLayoutEffect, useRef } from 'react';

const allowedTags = ['b', 'br', 'strong', 'em', 'span', 'p', 'a'];
const allowedAttributes = ['href'];

/** Cleans HTML down to a few harmless tags, as the trusted type that the content policy asks for. */
export function sanitiseHtml(html: string): TrustedHTML {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  });
}

/** Shows a message that may hold a little HTML; line breaks in it stay. */
export function SafeHtml({ html, id }: { html: string; id?: string }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The types of the platform still say string where a trusted value is taken.
    if (element.current) element.current.innerHTML = sanitiseHtml(html) as unknown as string;
  }, [html]);
  return (
    <div
      ref={element}
      id={id}
      className="whitespace-pre-line text-ink-soft [&_a]:text-plum [&_a]:underline"
    />
  );
}
