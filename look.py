from playwright.sync_api import sync_playwright
from tests.browser.conftest import QUIET
import json
SH='/root/wt/shots/h15b/'
with sync_playwright() as p:
    b=p.chromium.launch(executable_path='/usr/bin/chromium',args=list(QUIET))
    def ctx(w,h,lang,theme='dark'):
        c=b.new_context(viewport={'width':w,'height':h},has_touch=w<720,locale=lang,reduced_motion='reduce')
        c.add_init_script(f"localStorage.setItem('undercroft-settings', JSON.stringify({json.dumps({'lang':lang,'theme':theme,'pace':0})}))")
        pg=c.new_page(); pg.set_default_timeout(30000); return pg
    pg=ctx(1440,900,'en'); pg.goto('http://127.0.0.1:8215/'); pg.wait_for_timeout(1500); pg.screenshot(path=SH+'home-en.png')
    print([x.inner_text() for x in pg.locator('button, a').all()][:40])
    pg.get_by_text('Join with',exact=False).first.click(); pg.wait_for_timeout(600); pg.screenshot(path=SH+'home-join.png')
    pg.keyboard.type('ABCDEFGHABCDEFGH'); pg.wait_for_timeout(600); pg.screenshot(path=SH+'home-join-wrong.png'); pg.keyboard.press('Enter'); pg.wait_for_timeout(1500); pg.screenshot(path=SH+'home-join-wrong2.png')
    pg.goto('http://127.0.0.1:8215/'); pg.wait_for_timeout(800)
    pg.get_by_text('Open a table',exact=False).first.click(); pg.wait_for_timeout(800); pg.screenshot(path=SH+'home-open.png')
    for (w,h,lang,n) in ((1366,650,'ru','home-650'),(390,844,'ru','home-ph'),(720,450,'en','home-zoom')):
        pg=ctx(w,h,lang); pg.goto('http://127.0.0.1:8215/'); pg.wait_for_timeout(1500); pg.screenshot(path=SH+n+'.png'); print(n,pg.evaluate("document.documentElement.scrollWidth-innerWidth"))
    b.close()
