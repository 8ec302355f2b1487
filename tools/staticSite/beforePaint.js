// Runs in the head of every page, before anything is painted: light or dark, the offer of Spanish, and whether this address needs the app.
// It is inline, so firebase.json names its sum; a test compares them.
(function () {
  var root = document.documentElement;
  var page = root.getAttribute('data-page');
  var read = function (key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  var mode = read('hirely.theme');
  var dark =
    mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-theme', dark ? 'dark' : 'light');
  if (page === null || page === '404') return;

  var path = location.pathname.replace(/(\/index)?(\.html)?\/*$/, '') || '/';
  var chosen = read('hirely.language');
  var isForm = root.hasAttribute('data-form');
  var isHere = path === page;
  var isKnown = read('hirely.authUser') !== null;
  var isSet = !root.hasAttribute('data-unset') || !!window.__HIRELY_LOCAL__;
  if (isHere && isSet && !isKnown) {
    if (root.lang === 'en' && chosen === 'es')
      return location.replace('/es' + (path === '/' ? '' : path) + location.search + location.hash);
    if (
      root.hasAttribute('data-query') &&
      new RegExp('[?&](' + root.getAttribute('data-query') + ')=').test(location.search)
    )
      root.setAttribute('data-asked', '');
    if (
      root.lang === 'en' &&
      chosen === null &&
      read('hirely.languageOffered') === null &&
      /^es/i.test(navigator.language)
    )
      root.setAttribute('data-offer', '');
    // A form works by itself (src/app/site/form).
    return isForm ? keepPresses() : undefined;
  }
  // Another address, answered with this page by a host that knows no other; or somebody who is signed in: the app takes over.
  if (!isHere || !isSet || (isKnown && (isForm || (root.lang === 'en' && chosen === 'es'))))
    root.setAttribute('data-app', '');
  root.setAttribute('data-entering', '');
  keepPresses();
  var named = function (name) {
    return document.querySelector('meta[name=' + name + ']').content;
  };
  var add = function (kind, values) {
    document.head.append(Object.assign(document.createElement(kind), values));
  };
  add('script', { type: 'module', crossOrigin: '', src: named('app-entry') });
  add('script', { src: named('app-preload') });
  named('app-files')
    .split(' ')
    .forEach(function (file) {
      add('link', { rel: 'modulepreload', crossOrigin: '', href: file });
    });

  // A press that comes before the scripts waits for them; nothing that was typed is ever sent as an address.
  function keepPresses() {
    addEventListener(
      'submit',
      function (event) {
        if (event.target.closest('#site')) event.preventDefault();
      },
      true,
    );
    addEventListener(
      'click',
      function (event) {
        var pressed = event.target.closest('#site main button');
        if (!pressed) return;
        event.preventDefault();
        root.setAttribute(
          'data-pressed',
          [].indexOf.call(document.querySelectorAll('#site main button'), pressed),
        );
      },
      true,
    );
  }
})();
