import { gcm } from '@noble/ciphers/aes.js';
import { bytesToUtf8, managedNonce, randomBytes, utf8ToBytes } from '@noble/ciphers/utils.js';
import type { StateStorage } from 'zustand/middleware';

// A passphrase that travels with the script hides the data from a glance, not from an attacker.
// What protects the account is the content policy, the short product token and the cookie that renewing needs.
const passphrase = 'jadoo:local-storage:passphrase:1';
const cipher = managedNonce(gcm, randomBytes)(utf8ToBytes(passphrase));

/** Encrypts a text; every call gives another result. */
export function seal(text: string): string {
  const bytes = cipher.encrypt(utf8ToBytes(text));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** Decrypts what `seal` made; throws on anything else. */
export function unseal(sealed: string): string {
  return bytesToUtf8(cipher.decrypt(Uint8Array.from(atob(sealed), (char) => char.charCodeAt(0))));
}

/** Local storage whose values are encrypted. Reading what cannot be decrypted gives nothing. */
export const sealedStorage = {
  getItem(name: string): string | null {
    const sealed = localStorage.getItem(name);
    if (sealed === null) return null;
    try {
      return unseal(sealed);
    } catch (error) {
      console.error(`저장된 정보(${name})를 복호화하는 중에 오류가 났어요.`, error);
      return null;
    }
  },
  setItem(name: string, text: string): void {
    try {
      localStorage.setItem(name, seal(text));
    } catch (error) {
      // Full, or forbidden by the browser: what is on the screen goes on, it only does not outlive the tab.
      console.warn(`정보(${name})를 브라우저에 저장하지 못했어요.`, error);
    }
  },
  removeItem(name: string): void {
    localStorage.removeItem(name);
  },
} satisfies StateStorage<void>;
