interface Navigation {
  go: (path: string) => void;
  reload: () => void;
}

// Until the router is there, a plain address change does the same.
let navigation: Navigation = {
  go: (path) => {
    location.assign(path);
  },
  reload: () => {
    location.reload();
  },
};

/** Lets the router of the app take over. */
export function setNavigation(next: Partial<Navigation>): void {
  navigation = { ...navigation, ...next };
}

/** Opens a path of the app, without an entry to go back to. */
export function navigateTo(path: string): void {
  navigation.go(path);
}

/** Loads the page anew. */
export function reloadPage(): void {
  navigation.reload();
}
